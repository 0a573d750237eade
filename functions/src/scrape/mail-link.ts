import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { EVIDENCE_LIMIT } from '@vibes/core/contact/quote-around';
import { international } from './international-address.ts';
import { isContactCard, mailsOfCard } from './link-page/contact-card.ts';

/** Also with slashes, and behind a web scheme that a form put in front. */
const SCHEME = /^\s{0,20}(?:https?:\/\/|intent:|web\+)?mailto(?::|%3a)(?:\/\/)?/i;
/** Pages of mail providers on which a letter is begun. */
const COMPOSE =
  /^\s{0,20}https?:\/\/(?:mail\.google\.com\/mail|outlook\.(?:live|office|office365)\.com\/(?:mail|owa)|(?:compose\.)?mail\.yahoo\.com|e\.mail\.ru\/compose|mail\.yandex\.\w{2,3})(?:[/?]|$)/i;
/** Mail programs with a scheme of their own. */
const APP =
  /^\s{0,20}(?:googlegmail|inbox-gmail|ms-outlook|ymail|readdle-spark|airmail|protonmail|fastmail|superhuman|intent):/i;
/** An Android link says its scheme behind the address. */
const INTENT = /^\s{0,20}intent:(?:\/\/)?([^?#]{3,200})/i;
const IS_MAIL_INTENT = /#intent;.{0,200}scheme=mailto/i;
/** Pages that pass a visitor on: `google.com/url?q=mailto:`, `l.instagram.com/?u=`. */
const WEB = /^\s{0,20}(?:https?:)?\//i;
const PASSED_ON = /=mailto(?::|%3a)([^&#]{3,500})/i;
/** An address alone, as people type it into a field for links. */
const BARE =
  /^\s{0,20}(?:https?:\/\/)?([\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}.-]{1,100}\.[\p{L}]{2,24})\/?\s{0,20}$/iu;
const TO = /[?&#;/](?:to|recipients?)=([^&#;]{0,500})/i;

/** A quick test that rules out the other thousand links of a page. */
const MAYBE = /mail|@|%40|outlook|intent:|readdle|superhuman|data:text/i;

/** The mail link in the query of a web address; empty when there is none. */
const passedOn = (href: string) => (WEB.test(href) ? (PASSED_ON.exec(href)?.[1] ?? '') : '');

/** True for a link that begins a letter, whichever program or page it goes through, and for a card with the owner's data. */
export function isMailLink(href: string): boolean {
  if (!MAYBE.test(href)) return false;
  const isDirect = SCHEME.test(href) || COMPOSE.test(href) || APP.test(href);
  return isDirect || isContactCard(href) || passedOn(href) !== '' || BARE.test(href);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** RFC 6068: recipients stand before the query, or in its `to`. */
function recipientsOf(href: string): string {
  if (isContactCard(href)) return mailsOfCard(href).join(', ');
  const inQuery = passedOn(href);
  if (inQuery) return decode(decode(inQuery).replace(/\?.*$/s, ''));
  const named = TO.exec(href)?.[1] ?? '';
  const inIntent = IS_MAIL_INTENT.test(href) ? INTENT.exec(href)?.[1] : undefined;
  const bare = BARE.exec(href)?.[1] ?? (named ? undefined : inIntent);
  if (bare) return decode(bare);
  if (!SCHEME.test(href)) return decode(named);
  const direct = href
    .replace(SCHEME, '')
    .replace(/(?:\?|(?<!&)#).*$/s, '')
    .trim();
  return decode(direct || named);
}

/**
 * The recipients of a mail link, decoded; Cc and the rest of the query are cut. The evidence is the
 * link's own words with the address.
 */
export function readMailLink(href: string, label: string): FoundAddress[] {
  const words = label.replace(/\s+/g, ' ').trim();
  return findAddresses(recipientsOf(href)).map((found) => {
    const { address, repairs } = international(found);
    const isNamed = words.toLowerCase().includes(address);
    const evidence = isNamed ? words : [words, address].filter(Boolean).join(': ');
    return { address, evidence: evidence.length > EVIDENCE_LIMIT ? address : evidence, repairs };
  });
}
