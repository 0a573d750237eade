import { cutAtSpace, endFromSpace } from '@vibes/core/text/cut-text';
import { EVIDENCE_LIMIT } from '@vibes/core/contact/quote-around';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { mayNamePlatform } from '@vibes/core/link/platform-links';
import { international } from './international-address.ts';
import { settleEdges } from './link-page/inline-edges.ts';
import { joinLines } from './link-page/join-lines.ts';
import { likelyText } from './link-page/likely-text.ts';
import { LINK_SERVICES } from './link-page/link-services.ts';
import { addressesAtEdges } from './link-page/open-edges.ts';
import { readMailLink } from './mail-link.ts';
import type { PagePiece } from './page-piece.ts';

/** An address on a page, with the words that lead to it. */
export interface SeenAddress {
  found: FoundAddress;
  before: string;
  /** The words of its link. */
  label: string;
  isFooter: boolean;
}

const MOST_HANDLES = 10;
/** Accounts of the services that hold the pages, of other builders of pages, and of the platforms. */
const SERVICE_HANDLES = new Set([
  ...LINK_SERVICES.flatMap(({ accounts }) => accounts?.split(' ') ?? []),
  ...['shopify', 'wix', 'squarespace', 'tiktok', 'instagram'],
]);

const keyOf = ({ platform, handle }: PlatformHandle) => `${platform} ${handle}`;

/** The profiles a page links to, in reading order, each once; not the service's own. */
export function collectHandles(pieces: PagePiece[]): PlatformHandle[] {
  const handles = new Map<string, PlatformHandle>();
  for (const piece of pieces) {
    if (piece.kind !== 'link' || !mayNamePlatform(piece.href)) continue;
    const link = findProfileLink({ url: piece.href });
    if (link.kind !== 'profile' || SERVICE_HANDLES.has(link.handle)) continue;
    const handle = { platform: link.platform, handle: link.handle };
    if (!handles.has(keyOf(handle))) handles.set(keyOf(handle), handle);
    if (handles.size === MOST_HANDLES) break;
  }
  return [...handles.values()];
}

/** The words before an address in its evidence: they lead to it. */
function wordsBefore(evidence: string, address: string): string {
  const at = evidence.toLowerCase().indexOf(address);
  return at < 0 ? '' : evidence.slice(0, at);
}

/**
 * How much of one part of a page is searched closely, in characters of likely text and of mail
 * links: half of it from its beginning, half from its end. The most seen on a page of a creator is
 * 2,000. A page made to keep its reader busy costs that much at most.
 */
const MOST_SEARCHED = 20_000;
/** What a mail link costs beside its characters, counted in them. */
const LINK_COST = 40;

type LikelyPiece = Exclude<PagePiece, { kind: 'link' }>;

const costOf = (piece: LikelyPiece): number =>
  piece.kind === 'text' ? piece.text.length : LINK_COST + piece.href.length + piece.label.length;

/** The pieces from one end on, as many as there is room for; a text that has none is cut. */
function fill(pieces: LikelyPiece[], room: number, cut: (text: string, room: number) => string) {
  const kept: LikelyPiece[] = [];
  let left = room;
  for (const piece of pieces) {
    if (left <= 0) break;
    const cost = costOf(piece);
    if (cost <= left) kept.push(piece);
    else if (piece.kind === 'text') kept.push({ ...piece, text: cut(piece.text, left) });
    left -= cost;
  }
  return kept;
}

/** Where an address may stand, without the middle of what is too long. */
function likelyPieces(pieces: PagePiece[]): LikelyPiece[] {
  const likely = pieces.flatMap((piece): LikelyPiece[] => {
    if (piece.kind === 'link') return [];
    if (piece.kind === 'mail') return [piece];
    const text = likelyText(piece.text);
    return text ? [{ kind: 'text', text }] : [];
  });
  const cost = likely.reduce((sum, piece) => sum + costOf(piece), 0);
  if (cost <= MOST_SEARCHED) return likely;
  const half = MOST_SEARCHED / 2;
  const head = fill(likely, half, cutAtSpace);
  const tail = fill(likely.toReversed(), half, endFromSpace);
  return [...head, ...tail.toReversed()];
}

/** A link's address with the words that lead to it, which are not in the address itself. */
function withWords(found: FoundAddress, words: string): FoundAddress {
  const { address, evidence } = found;
  const lead = words
    .replace(/\s+/g, ' ')
    .trim()
    .slice(-EVIDENCE_LIMIT + address.length + 1);
  return evidence === address && lead && !lead.includes('@')
    ? { ...found, evidence: `${lead} ${address}` }
    : found;
}

/** The addresses in pieces of a page, with the words that lead to them, in reading order. */
export function collectAddresses(
  pieces: PagePiece[],
  { isFooter = false }: { isFooter?: boolean } = {},
): SeenAddress[] {
  return likelyPieces(pieces).flatMap((piece) => {
    if (piece.kind === 'mail') {
      const { href, label, before = '' } = piece;
      return readMailLink(href, label).map((found) => ({
        found: withWords(found, before),
        before,
        label,
        isFooter,
      }));
    }
    return addressesAtEdges(joinLines(settleEdges(piece.text))).map((found) => ({
      found: international(found),
      before: wordsBefore(found.evidence, found.address),
      label: '',
      isFooter,
    }));
  });
}
