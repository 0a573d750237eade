/** A piece of a message: plain text, or a web address to be opened. */
export interface MessagePart {
  text: string;
  is_link: boolean;
}

const ADDRESS = /\bhttps?:\/\/[a-z0-9][^\s<>"']*/gi;
// What ends a sentence is not part of an address.
const AFTER_ADDRESS = /[.,;:!?]+$/;
const BRACKETS = { ')': '(', ']': '[', '}': '{' } as const;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** The address without what follows it: an end of sentence, or a bracket that was opened before it. */
function trimAddress(found: string): string {
  const address = found.replace(AFTER_ADDRESS, '');
  const last = address.at(-1) as keyof typeof BRACKETS;
  const opening = BRACKETS[last] as string | undefined;
  const isAround = opening !== undefined && count(address, last) > count(address, opening);
  return isAround ? trimAddress(address.slice(0, -1)) : address;
}

/** The parts of a text, in order; joined they are the text. Takes addresses with http or https only. */
export function splitLinks(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(found);
    if (index > end) parts.push({ text: text.slice(end, index), is_link: false });
    parts.push({ text: address, is_link: true });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), is_link: false });
  return parts;
}
