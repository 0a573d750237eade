import type { FoundAddress } from './contact-candidate.ts';
import { foldText } from './fold-text.ts';
import { isContactAddress } from './is-contact-address.ts';
import { quoteAround } from './quote-around.ts';
import { readAddressAt } from './read-address-at.ts';
import { undoAtWords } from './undo-at-words.ts';

/**
 * The e-mail addresses in a text a person could write to, in reading order,
 * each once. Reads styled letters and bracketed at-words as a person does, and
 * passes over handles, placeholders and addresses of services. Time grows
 * linearly with the text, whatever it holds.
 */
export function findAddresses(text: string): FoundAddress[] {
  const folded = undoAtWords(foldText(text));
  const origin = (index: number) => folded.origins?.[index] ?? index;
  const found = new Map<string, FoundAddress>();
  for (let at = folded.text.indexOf('@'); at >= 0; at = folded.text.indexOf('@', at + 1)) {
    const span = readAddressAt(folded.text, at);
    if (!span || found.has(span.address) || !isContactAddress(span.address)) continue;
    const place = { start: origin(span.start), end: origin(span.end) };
    found.set(span.address, { address: span.address, evidence: quoteAround(text, place) });
  }
  return [...found.values()];
}
