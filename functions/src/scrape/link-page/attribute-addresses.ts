import { decodeCloudflareAddress } from '../cloudflare-address.ts';
import { backwards, decodeAddress, decodeTypo3, rot13 } from './coded-address.ts';

type Attributes = ReadonlyMap<string, string>;

const CLOUDFLARE = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{4,400})/i;
const LONGEST_VALUE = 400;
const HAS_AT = /@|%40|[([{]\s{0,2}at\s{0,2}[)\]}]/i;

/** The address behind Cloudflare's protection; empty when there is none. */
export function protectedAddress(attributes: Attributes): string {
  const code = attributes.get('data-cfemail');
  const href = attributes.get('href') ?? '';
  const inLink = href.includes('/cdn-cgi/') ? CLOUDFLARE.exec(href)?.[1] : undefined;
  return decodeCloudflareAddress(code ?? inLink ?? '');
}

const LOCAL_PARTS = [
  'user',
  'name',
  'local',
  'username',
  'mailbox',
  'account',
  'u',
  'part1',
  'first',
  'left',
];
const DOMAIN_PARTS = [
  'domain',
  'host',
  'site',
  'server',
  'website',
  'd',
  'part2',
  'second',
  'right',
];
const ENDINGS = ['tld', 'ext', 'suffix', 'zone', 'end', 'part3'];

const LABELS = new Set(['aria-label', 'title', 'alt']);

/** `data-user`, `data-email-user`, `data-mail-domain`: the last word says the part. */
function partOf(attributes: Attributes, names: string[]): string {
  for (const [name, value] of attributes) {
    const last = name.startsWith('data-') ? (name.split('-').at(-1) ?? '') : '';
    if (names.includes(last)) return value.trim();
  }
  return '';
}

function addressInParts(attributes: Attributes): string {
  const local = partOf(attributes, LOCAL_PARTS);
  const domain = partOf(attributes, DOMAIN_PARTS).replace(/^@/, '');
  const ending = partOf(attributes, ENDINGS).replace(/^\./, '');
  if (!local || !domain || local.length + domain.length > LONGEST_VALUE) return '';
  const whole = local.includes('@') ? local : `${local.replace(/@$/, '')}@${domain}`;
  return ending ? `${whole}.${ending}` : whole;
}

/** Attributes whose value a visitor gets on a click, by the words in their names. */
const MAIL_NAME = /mail|contact|recipient/;
const CLICK_NAME =
  /copy|clip|address|href|url|link|tooltip|title|label|text|value|content|reveal|show|to$/;
const NOT_SHOWN =
  /placeholder|default|sample|example|sentry|dsn|config|src|image|bg|version|package|sitekey|login|current|viewer|props|page|state|settings|user-?email|customer|support/;

function decoded(name: string, value: string, isRot13: boolean): string {
  if (isRot13) return rot13(value);
  if (/rev/.test(name)) return backwards(value);
  if (HAS_AT.test(value)) return value;
  return MAIL_NAME.test(name) || /enc|hash|b64|base64/.test(name) ? decodeAddress(value) : '';
}

function addressInData(name: string, value: string, isRot13: boolean): string {
  if (name === 'data-mailto-token') return decodeTypo3(value);
  const isNamed =
    MAIL_NAME.test(name) || CLICK_NAME.test(name) || /enc|hash|b64|rot13|rev/.test(name);
  if (!isNamed || NOT_SHOWN.test(name) || value.includes('://')) return '';
  return decoded(name, value, isRot13);
}

/**
 * Texts in an element's attributes that state an address: its parts, its
 * label, what a click copies or opens, also in code. For the finder to judge.
 */
export function attributeTexts(name: string, attributes: Attributes): string[] {
  const texts: string[] = [];
  const data: [string, string][] = [];
  for (const [key, value] of attributes) {
    if (value.length > LONGEST_VALUE) continue;
    if (key.startsWith('data-')) {
      if (value && key !== 'data-cfemail') data.push([key, value]);
    } else if (LABELS.has(key)) {
      if (value.length > 5 && HAS_AT.test(value)) texts.push(value);
    } else if (key === 'content' && attributes.get('itemprop') === 'email') texts.push(value);
  }
  if (data.length === 0 || name === 'body') return texts;
  const isRot13 = data.some(([key, value]) => /rot-?13/i.test(key) || /^rot-?13$/i.test(value));
  const inData = data.map(([key, value]) => addressInData(key, value, isRot13));
  const inParts = data.length > 1 ? addressInParts(attributes) : '';
  return [...texts, ...inData, inParts].filter(Boolean);
}
