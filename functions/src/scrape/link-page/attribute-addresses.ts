import { decodeCloudflareAddress } from '../cloudflare-address.ts';
import {
  codedAttribute,
  HAS_AT,
  hiddenInElement,
  type DataAttribute,
} from '../obfuscation/obfuscation.ts';

type Attributes = ReadonlyMap<string, string>;

const CLOUDFLARE = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{4,400})/i;
const LONGEST_VALUE = 400;
const SHORTEST_CODE = 8;

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

/** What a click copies or shows as it is. */
const isPlain = (name: string, value: string) =>
  HAS_AT.test(value) && (MAIL_NAME.test(name) || CLICK_NAME.test(name));

/** Under any name an address in code was put there for the page's script to take out. */
function addressInData(data: DataAttribute): string {
  const { name, value } = data;
  if (value.length < SHORTEST_CODE || value.includes('://') || NOT_SHOWN.test(name)) return '';
  return codedAttribute(data) ?? (isPlain(name, value) ? value : '');
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
  if (name === 'body') return texts.filter(Boolean);
  const isRot13 = data.some(([key, value]) => /rot-?13/i.test(key) || /^rot-?13$/i.test(value));
  const inData = data.map(([key, value]) => addressInData({ name: key, value, isRot13 }));
  return [...texts, ...inData, ...hiddenInElement(name, attributes)].filter(Boolean);
}
