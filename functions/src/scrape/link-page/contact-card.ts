import { fromBase64 } from '../obfuscation/coded-address.ts';

/** A card with a person's data that a link carries in itself (RFC 2397, RFC 6350). */
const CARD = /^\s{0,20}data:text\/(?:x-)?(?:vcard|directory)[^,]{0,100},/i;
const MAIL_LINE = /^(?:[\w-]{1,40}\.)?EMAIL[^:\r\n]{0,100}:([^\r\n]{3,200})/gim;

export const isContactCard = (href: string): boolean => CARD.test(href);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The values of its mail lines; notes and agents are another's words. */
export function mailsOfCard(href: string): string[] {
  const [head = ''] = CARD.exec(href) ?? [];
  const data = decode(href.slice(head.length));
  const card = /;base64,$/i.test(head) ? fromBase64(data.replace(/\s/g, '')) : data;
  return [...card.matchAll(MAIL_LINE)].map(([, value = '']) => value.trim());
}
