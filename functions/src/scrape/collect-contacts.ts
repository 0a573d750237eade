import { findAddresses } from '@vibes/core/contact/find-addresses';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import type { PagePiece } from './link-page-read.ts';
import { readMailLink } from './mail-link.ts';

const MOST_HANDLES = 10;
/** Spares the other thousand links of a page a closer look. */
const PLATFORMS = /tiktok|instagr/i;

const addressesIn = (piece: PagePiece): FoundAddress[] => {
  if (piece.kind === 'mail') return readMailLink(piece.href, piece.label);
  return piece.kind === 'text' ? findAddresses(piece.text) : [];
};

const handlesIn = (piece: PagePiece): PlatformHandle[] => {
  const isLikely = piece.kind === 'link' && PLATFORMS.test(piece.href);
  const link = isLikely ? findProfileLink({ url: piece.href }) : null;
  return link?.kind === 'profile' ? [{ platform: link.platform, handle: link.handle }] : [];
};

function once<T>(items: T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size !== seen.add(key(item)).size);
}

/** The addresses and handles in the pieces of a page, in reading order, each once. */
export function collectContacts(pieces: PagePiece[]): {
  addresses: FoundAddress[];
  handles: PlatformHandle[];
} {
  const handles = once(
    pieces.flatMap(handlesIn),
    ({ platform, handle }) => `${platform} ${handle}`,
  );
  return {
    addresses: once(pieces.flatMap(addressesIn), ({ address }) => address),
    handles: handles.slice(0, MOST_HANDLES),
  };
}
