import { chooseContact } from '@vibes/core/contact/choose-contact';
import type { FoundAddress, Repair } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { findLinks } from '@vibes/core/link/find-links';
import { isHostIn, LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { outgoingLink } from '@vibes/core/link/outgoing-link';
import { locateAddress } from './locate-address.ts';
import { markText, type Segment } from './mark-text.ts';

/** An address in a bio, with its evidence. */
export interface BioAddress {
  address: string;
  /** As it is written in the bio, on one line; null where that is the address itself. */
  written: string | null;
  /** The corrections, as sentences. */
  repairs: readonly string[];
}

/** The contact facts of a bio. */
export interface BioReading {
  /** The address to write to; null without any. */
  contact: BioAddress | null;
  /** The others, best first, at most `MOST_OTHERS`. */
  others: readonly BioAddress[];
  /** The bio in pieces; pieces with an address are marked. */
  segments: readonly Segment[];
  /** A link page named in the bio, without its scheme; null without any. */
  link_page: string | null;
}

const MOST_OTHERS = 5;

const REPAIRS: Record<Repair, string> = {
  at_sign: 'The at sign was missing.',
  ending: 'We fixed the ending.',
  handle: 'We added the handle in front.',
  reversed: 'It was written backward.',
};

function linkPageIn(text: string): string | null {
  for (const raw of findLinks(text)) {
    const link = outgoingLink(raw);
    const host = link && URL.canParse(link) ? new URL(link).host : '';
    if (isHostIn(LINK_PAGE_HOSTS, host)) return raw.replace(/^https?:\/\/(?:www\.)?/i, '');
  }
  return null;
}

/** Reads a bio as a capture would, with the finder the server uses. Time grows with the text alone. */
export function readBio(text: string): BioReading {
  const candidates = findAddresses(text).map((found) => ({
    ...found,
    source: 'bio' as const,
    found_at: null,
  }));
  const chosen = chooseContact(candidates, { handle: '', name: '' });
  const shown = [chosen.contact, ...chosen.others]
    .slice(0, 1 + MOST_OTHERS)
    .filter((found) => found !== null)
    .map((found) => ({ found, place: locateAddress(text, found) }));
  const [contact = null, ...others] = shown.map(({ found, place }) => describe(text, found, place));
  const places = shown.map(({ place }, i) => ({ ...place, is_contact: i === 0 }));
  return { contact, others, segments: markText(text, places), link_page: linkPageIn(text) };
}

function describe(
  text: string,
  { address, repairs }: FoundAddress,
  { start, end }: { start: number; end: number },
): BioAddress {
  const written = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return {
    address,
    written: written.toLowerCase() === address ? null : written,
    repairs: repairs.map((repair) => REPAIRS[repair]),
  };
}
