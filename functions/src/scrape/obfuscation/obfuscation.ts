import { addressInParts } from './address-parts.ts';
import { backwards, decodeAddress, decodeTypo3, fromBase64, rot13 } from './coded-address.ts';
import { iconSign, pictureSign } from './drawn-signs.ts';
import { joinedTexts } from './joined-texts.ts';
import { lettersOfTable, movedLetters } from './moved-letters.ts';
import { tokens, type TokenizedScript } from './script-tokens.ts';

/**
 * How pages keep an address from robots. Each entry is needed by a labelled
 * sample (`npm run -s contacts`); one that none needs is taken out. Nothing is
 * run.
 */

type Attributes = ReadonlyMap<string, string>;

/** An attribute whose name begins with `data-`. */
export interface DataAttribute {
  name: string;
  value: string;
  /** Its element says that letters are moved by 13 places. */
  isRot13: boolean;
}

/** What an entry reads; each gives the address or a text that holds it. */
interface Obfuscation {
  name: string;
  script?: (script: TokenizedScript) => string[];
  /** Null for an attribute of another kind. */
  attribute?: (data: DataAttribute) => string | null;
  /** Empty for any other element. */
  element?: (name: string, attributes: Attributes) => string;
  /** What is read in the place of an element that draws the sign; empty for any other. */
  sign?: (name: string, attributes: Attributes) => string;
}

/** A sign that may be an address's, also written out. */
export const HAS_AT = /@|%40|[([{]\s{0,2}at\s{0,2}[)\]}]/i;

/** Base64, also turned round. */
function inBase64({ value }: DataAttribute): string | null {
  if (HAS_AT.test(value)) return null;
  return decodeAddress(value) || decodeAddress(backwards(value)) || null;
}

/** Joomla's own element keeps both parts in Base64. */
function inJoomla(name: string, attributes: Attributes): string {
  if (name !== 'joomla-hidden-mail') return '';
  const local = fromBase64(attributes.get('first') ?? '');
  const domain = fromBase64(attributes.get('last') ?? '');
  return local && domain ? `${local}@${domain}` : '';
}

const OBFUSCATIONS: Obfuscation[] = [
  { name: 'letters moved by a script', script: movedLetters },
  { name: 'Email Encoder Bundle, by a script', script: lettersOfTable },
  { name: 'texts joined by a script', script: joinedTexts },
  {
    name: 'TYPO3',
    attribute: ({ name, value }) => (name === 'data-mailto-token' ? decodeTypo3(value) : null),
  },
  {
    // The signs are spelled out between slashes.
    name: 'Drupal',
    attribute: ({ name, value }) =>
      name === 'data-mail-to' && value.includes('/at/')
        ? rot13(value.replace('/at/', '@').replaceAll('/dot/', '.'))
        : null,
  },
  {
    // The sign's stand-in is left as it is: `fghqvb[at]…`.
    name: 'Email Encoder Bundle',
    attribute: ({ name, value }) =>
      name === 'data-enc-email' ? rot13(value.replace('[at]', '@')) : null,
  },
  {
    name: 'letters moved by 13 places',
    attribute: ({ value, isRot13 }) => (isRot13 ? rot13(value) : null),
  },
  { name: 'Base64', attribute: inBase64 },
  { name: 'Joomla', element: inJoomla },
  { name: 'parts', element: addressInParts },
  { name: 'icon', sign: iconSign },
  { name: 'picture', sign: pictureSign },
];

const readers = <Kind extends keyof Obfuscation>(kind: Kind) =>
  OBFUSCATIONS.flatMap((entry) => entry[kind] ?? []) as NonNullable<Obfuscation[Kind]>[];
const SCRIPTS = readers('script');
const ATTRIBUTES = readers('attribute');
const ELEMENTS = readers('element');
const SIGNS = readers('sign');

const LONGEST_SCRIPT = 100_000;
const HINT =
  /@|\\x40|\\u0040|&#(?:64|x40);|%40|fromCharCode|charCodeAt|atob|UnCryptMailto|DeCryptX|mail/i;

/**
 * What a page's own script puts together or writes into it and that may hold an
 * address. A plain string that is only kept says nothing: it may be anybody's.
 */
export function scriptAddresses(text: string): string[] {
  if (text.length > LONGEST_SCRIPT || !HINT.test(text)) return [];
  const script = { text, list: tokens(text) };
  return SCRIPTS.flatMap((read) => read(script));
}

/** The address that an attribute holds in code; null for any other attribute. */
export function codedAttribute(data: DataAttribute): string | null {
  for (const read of ATTRIBUTES) {
    const found = read(data);
    if (found !== null) return found;
  }
  return null;
}

/** The addresses that an element's attributes hold in parts. */
export const hiddenInElement = (name: string, attributes: Attributes): string[] =>
  attributes.size > 1 ? ELEMENTS.map((read) => read(name, attributes)) : [];

/** The at sign that an element draws, as a text; empty for any other element. */
export function drawnSign(name: string, attributes: Attributes): string {
  for (const read of SIGNS) {
    const sign = read(name, attributes);
    if (sign) return sign;
  }
  return '';
}
