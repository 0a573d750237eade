import type { AddressReading } from './address-reading.ts';
import type { FoundAddress } from './contact-candidate.ts';
import { findAtSigns } from './find-at-signs.ts';
import { originOf, type FoldedText } from './folded-text.ts';
import { isContactAddress } from './is-contact-address.ts';
import { isDisowned } from './is-disowned.ts';
import { plainText } from './plain-text.ts';
import { quoteAround } from './quote-around.ts';
import { readAtSign } from './read-at-sign.ts';
import { readBackwards } from './read-backwards.ts';
import { readGroups } from './read-group.ts';
import { readMissingSigns } from './read-missing-signs.ts';
import { whoseInBio } from './whose-in-bio.ts';

interface Reader {
  /**
   * Whose bio it is, without @: for "my username @ gmail.com", and to leave out what the bio credits
   * to others. Absent for a text of nobody in particular.
   */
  handle?: string | undefined;
  name?: string | undefined;
}

function* readings(text: string, reader: Reader): Generator<AddressReading> {
  for (const sign of findAtSigns(text)) {
    const reading = readAtSign(text, sign, reader);
    if (reading) yield reading;
  }
  yield* readGroups(text);
  yield* readMissingSigns(text, reader);
  yield* readBackwards(text);
}

/** Of readings that share letters, keeps the one with the fewest repairs, else the first. */
function withoutOverlaps(found: AddressReading[]): AddressReading[] {
  const kept: AddressReading[] = [];
  for (const reading of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || last.end <= reading.start) kept.push(reading);
    else if (reading.repairs.length < last.repairs.length) kept.splice(-1, 1, reading);
  }
  return kept;
}

/**
 * The email addresses in a text a person could write to, in reading order,
 * each once. Reads styled letters, spelled-out signs and slips as a person does,
 * and passes over handles, placeholders and addresses of services. Time grows
 * linearly with the text, whatever it holds.
 */
export function findAddresses(text: string, reader: Reader = {}): FoundAddress[] {
  const folded: FoldedText = plainText(text);
  const found = new Map<string, FoundAddress>();
  for (const reading of withoutOverlaps([...readings(folded.text, reader)])) {
    const { address, repairs } = reading;
    const isKnown = found.has(address);
    if (isKnown || !isContactAddress(address) || isDisowned(folded.text, reading)) continue;
    const { handle, name = '' } = reader;
    const whose = handle ? whoseInBio(folded.text, reading, { handle, name }) : 'owner';
    if (whose === 'another') continue;
    const place = {
      start: originOf(folded, reading.start),
      end: originOf(folded, reading.end),
    };
    const evidence = quoteAround(text, place);
    const doubt = whose === 'unclear' && { choice_reason: 'other_person' as const };
    found.set(address, { address, evidence, repairs, ...doubt });
  }
  return [...found.values()];
}
