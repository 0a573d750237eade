/** A piece of a message: plain text, or a web address to be opened. */
export interface MessagePart {
  text: string;
  is_link: boolean;
}

const ADDRESS = /\bhttps?:\/\/[a-z0-9][^\s<>"']*/gi;
// What ends a sentence or closes a bracket around an address is not part of it.
const AFTER_ADDRESS = /[.,;:!?)\]}]+$/;

/** The parts of a text, in order; joined they are the text. Takes addresses with http or https only. */
export function splitLinks(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER_ADDRESS, '');
    if (index > end) parts.push({ text: text.slice(end, index), is_link: false });
    parts.push({ text: address, is_link: true });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), is_link: false });
  return parts;
}
