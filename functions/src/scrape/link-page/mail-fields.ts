import { decodeAddress } from '../obfuscation/coded-address.ts';
import { entryKind, platformOf, type EntryKind } from './entry-kind.ts';
import { isMailName, plainName } from './field-names.ts';

/** Ways in which data writes an address, other than as one text under a name that says so. */

/** Only the name of its field says whose it is. */
export const ADDRESS_ALONE = /^(?:https?:\/\/)?[^\s:/?#@]{1,64}@[^\s:/?#@]{1,255}\/?$/i;

/** `mailto:` in Base64. */
const CODED_LINK = /^bWFpbHRvO/;
const CODE = /^[\w+/=-]{12,400}$/;

/** The mail link or address behind a code; empty for any other text. */
export function codedMail(value: string, kind: EntryKind): string {
  if (!CODE.test(value)) return '';
  if (CODED_LINK.test(value)) return Buffer.from(value, 'base64').toString('utf8');
  return kind === 'mail' ? decodeAddress(value) : '';
}

const LOCAL_PART = /^(?:local|localpart|user|username|name|mailbox|prefix|u)$/;
const DOMAIN_PART = /^(?:domain|host|hostname|d|suffix|server)$/;

/** An address whose two sides have a field each; empty when one of them is missing. */
export function addressInFields(entries: [string, unknown][]): string {
  const partOf = (part: RegExp) =>
    entries.find(([key, value]) => part.test(plainName(key)) && typeof value === 'string')?.[1];
  const [local, domain] = [partOf(LOCAL_PART), partOf(DOMAIN_PART)];
  const address = `${String(local)}@${String(domain)}`;
  return local && domain && ADDRESS_ALONE.test(address) ? address : '';
}

const LONGEST_NAME = 30;
const LONGEST_ROW = 8;

/** `["email", "…"]`: a field written as a pair. */
export const isNamedPair = (list: unknown[]): list is [string, unknown] => {
  const [first] = list;
  if (list.length !== 2 || typeof first !== 'string' || first.length > LONGEST_NAME) return false;
  return isMailName(plainName(first)) || platformOf(plainName(first)) !== null;
};

/** `["EMAIL", "…", 1]`: an entry whose fields have places for names; one with a "no" may be off. */
export const isMailRow = (list: unknown[]): boolean =>
  list.length > 1 &&
  list.length < LONGEST_ROW &&
  list.every((item) => typeof item !== 'object' && item !== false && item !== 0) &&
  list.some((item) => typeof item === 'string' && ADDRESS_ALONE.test(item)) &&
  entryKind(list.map((item) => ['type', item])) === 'mail';
