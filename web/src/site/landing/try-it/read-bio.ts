import { chooseContact } from '@vibes/core/contact/choose-contact';
import type { FoundAddress, Repair } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { findLinks } from '@vibes/core/link/find-links';
import { isHostIn, LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { outgoingLink } from '@vibes/core/link/outgoing-link';
import { locateAddress } from './locate-address.ts';

/** An address in a bio, with its evidence. */
export interface BioAddress {
  address: string;
  /** As it is written in the bio, on one line; null where that is the address itself. */
  written: string | null;
  /** The corrections, as sentences. */
  repairs: readonly string[];
}

/** A piece of a text. `mark`: the address read in it, the chosen one or another. */
export interface Segment {
  text: string;
  mark: 'contact' | 'other' | null;
}

interface MarkedPlace {
  start: number;
  end: number;
  is_contact: boolean;
}

/** Two places that overlap become one, which is the contact's when either is. */
function joined(places: readonly MarkedPlace[]): MarkedPlace[] {
  const kept: MarkedPlace[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || last.end <= place.start) kept.push(place);
    else
      kept.splice(-1, 1, {
        start: last.start,
        end: Math.max(last.end, place.end),
        is_contact: last.is_contact || place.is_contact,
      });
  }
  return kept;
}

/** Cuts a text at the places to mark. Joined, the pieces are the text; none is empty. */
function markText(text: string, places: readonly MarkedPlace[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end, is_contact } of joined(places)) {
    segments.push({ text: text.slice(done, start), mark: null });
    segments.push({ text: text.slice(start, end), mark: is_contact ? 'contact' : 'other' });
    done = end;
  }
  segments.push({ text: text.slice(done), mark: null });
  return segments.filter((segment) => segment.text !== '');
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
