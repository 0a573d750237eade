import { decodeCloudflareAddress } from '../cloudflare-address.ts';
import { addressInParts } from './address-parts.ts';
import { backwards, decodeAddress, decodeTypo3, fromBase64, rot13 } from './coded-address.ts';

type Attributes = ReadonlyMap<string, string>;

const CLOUDFLARE = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{4,400})/i;
const LONGEST_VALUE = 400;
const SHORTEST_CODE = 8;
const HAS_AT = /@|%40|[([{]\s{0,2}at\s{0,2}[)\]}]/i;

/** The address behind Cloudflare's protection; empty when there is none. */
export function protectedAddress(attributes: Attributes): string {
  const code = attributes.get('data-cfemail');
  const href = attributes.get('href') ?? '';
  const inLink = href.includes('/cdn-cgi/') ? CLOUDFLARE.exec(href)?.[1] : undefined;
  return decodeCloudflareAddress(code ?? inLink ?? '');
}

const LABELS = new Set(['aria-label', 'title', 'alt']);

/** What a click copies or opens, written out. */
const COPIED =
  /(?:writeText|copy\w{0,20}|location(?:\.href)?\s{0,3}=|open)\s{0,3}\(?\s{0,3}["'](?:mailto:)?([^"'\s]{3,80}@[^"'\s]{3,80})["']/i;

/** Attributes whose value a visitor gets on a click, by the words in their names. */
const MAIL_NAME = /mail|contact|recipient/;
const CLICK_NAME =
  /copy|clip|address|href|url|link|tooltip|title|label|text|value|content|reveal|show|to$/;
const NOT_SHOWN =
  /placeholder|default|sample|example|sentry|dsn|config|src|image|bg|version|package|sitekey|login|current|viewer|props|page|state|settings|user-?email|customer|support/;

function decoded(name: string, value: string, isRot13: boolean): string {
  if (isRot13) return rot13(value);
  if (/rev/.test(name)) return backwards(value);
  if (!HAS_AT.test(value)) return decodeAddress(value) || decodeAddress(backwards(value));
  return MAIL_NAME.test(name) || CLICK_NAME.test(name) || /enc|hash|b64/.test(name) ? value : '';
}

/** Under any name an address in code was put there for the page's script to take out. */
function addressInData(name: string, value: string, isRot13: boolean): string {
  if (value.length < SHORTEST_CODE || value.includes('://') || NOT_SHOWN.test(name)) return '';
  if (name === 'data-mailto-token') return decodeTypo3(value);
  // Drupal's obfuscator spells the signs out between slashes.
  if (name === 'data-mail-to' && value.includes('/at/')) {
    return rot13(value.replace('/at/', '@').replaceAll('/dot/', '.'));
  }
  // Email Encoder Bundle leaves the sign's stand-in as it is: `fghqvb[at]…`.
  if (name === 'data-enc-email') return rot13(value.replace('[at]', '@'));
  return decoded(name, value, isRot13);
}

/** Joomla's own element keeps both parts in Base64. */
function joomlaAddress(attributes: Attributes): string {
  const local = fromBase64(attributes.get('first') ?? '');
  const domain = fromBase64(attributes.get('last') ?? '');
  return local && domain ? `${local}@${domain}` : '';
}

/** Microdata and RDFa say what a text is; the page's own metas are read elsewhere. */
const isMailProperty = (name: string, attributes: Attributes) =>
  attributes.get('itemprop') === 'email' ||
  (name !== 'meta' && /(?:^|:)email$/.test(attributes.get('property') ?? ''));

/** Elements of a service's own that are nobody's link: what asks for an address, or shows who is signed in. */
const NOT_A_LINK =
  /form|field|input|sign|login|auth|user|viewer|account|session|support|help|header|footer|config|newsletter|subscri/;

/** What an element of a page's own leads to: `<bio-link to="mailto:…">`, `<contact-card email="…">`. */
function isOwnTarget(name: string, key: string, value: string): boolean {
  if (!name.includes('-') || NOT_A_LINK.test(name) || NOT_SHOWN.test(key)) return false;
  return /^mailto:/i.test(value) || (MAIL_NAME.test(key) && value.includes('@'));
}

/** A value that is drawn, or copied by an element made for that. */
const isShownValue = (name: string, key: string) =>
  key === 'value' && (name === 'input' || name.includes('-'));

/**
 * Texts in an element's attributes that state an address: its parts, its
 * label, what a click copies or opens, also in code. For the finder to judge.
 */
export function attributeTexts(name: string, attributes: Attributes): string[] {
  const texts: string[] = [];
  const data: [string, string][] = [];
  for (const [key, value] of attributes) {
    if (value.length > LONGEST_VALUE) continue;
    if (key === 'onclick') {
      texts.push(COPIED.exec(value)?.[1] ?? '');
      continue;
    }
    if (key.startsWith('data-')) {
      if (value && key !== 'data-cfemail') data.push([key, value]);
    } else if (LABELS.has(key) || isShownValue(name, key)) {
      if (value.length > 5 && HAS_AT.test(value)) texts.push(value);
    } else if (key !== 'href' && isOwnTarget(name, key, value)) texts.push(value);
    else if (key === 'content' && isMailProperty(name, attributes)) texts.push(value);
  }
  if (name === 'joomla-hidden-mail') texts.push(joomlaAddress(attributes));
  if (data.length === 0 || name === 'body') return texts.filter(Boolean);
  const isRot13 = data.some(([key, value]) => /rot-?13/i.test(key) || /^rot-?13$/i.test(value));
  const inData = data.map(([key, value]) => addressInData(key, value, isRot13));
  const inParts = data.length > 1 ? addressInParts(attributes) : '';
  return [...texts, ...inData, inParts].filter(Boolean);
}
