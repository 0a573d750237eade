import type { AddressReading } from './address-reading.ts';
import { readDomain } from './read-domain.ts';

/** Two to five names before one domain: `{booking,press}@torvane.com`. */
const GROUP = /[{([]\s?([a-z0-9._+-]{1,30}(?:\s?[,|/;]\s?[a-z0-9._+-]{1,30}){1,4})\s?[})\]]@/gi;

/** The addresses of a group, each with the place of the whole; the place of its own name marks where it begins. */
export function* readGroups(text: string): Generator<AddressReading> {
  for (const match of text.matchAll(GROUP)) {
    const host = readDomain(text, match.index + match[0].length);
    if (!host) continue;
    for (const name of (match[1] ?? '').matchAll(/[a-z0-9._+-]+/gi)) {
      const start = match.index + match[0].indexOf(match[1] ?? '') + name.index;
      const address = `${name[0]}@${host.domain}`.toLowerCase();
      yield { address, start, end: start + name[0].length, repairs: host.repairs };
    }
  }
}
