import { findAddresses } from '@vibes/core/contact/find-addresses';
import type { Platform } from '@vibes/core/creator/platform';
import { outgoingLink } from '@vibes/core/link/outgoing-link';
import { PLATFORM_LINKS } from '@vibes/core/link/platform-links';
import { splitLink } from '@vibes/core/link/split-link';
import { isJsonObject } from '../json-value.ts';
import { isHiddenData } from '../link-page/data-visibility.ts';
import { readCount } from '../read-count.ts';

const LINK_KEYS = ['url', 'link', 'expanded_url', 'lynx_url', 'href', 'value'];
const EMAIL_KEYS = ['email', 'email_address', 'emailAddress', 'mail', 'value', 'address', 'target'];
const URL_KEYS = ['url', 'src', 'url_list', 'urlList'];
const MOST_VALUES = 50;
/** Of the links in a field those that may hold an address, and how long one is, and how many it may hold. */
const MOST_MAIL_LINKS = 10;
const LONGEST_MAIL_LINK = 500;
const MOST_SIGNS = 5;

function mayBeMail(link: string): boolean {
  const signs = link.length > LONGEST_MAIL_LINK ? 0 : link.split('@', MOST_SIGNS + 2).length - 1;
  const isWeb = /^https?:|\//i.test(link.replace(/^mailto:\/*/i, ''));
  return signs > 0 && signs <= MOST_SIGNS && !isWeb;
}

/** Texts in a field that holds one, a list of them, or objects around them; those of the first key that has any. */
function textsIn(value: unknown, keys: string[]): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (Array.isArray(value)) {
    return value.slice(0, MOST_VALUES).flatMap((item) => textsIn(item, keys));
  }
  if (!isJsonObject(value)) return [];
  return keys.map((key) => textsIn(value[key], keys)).find((texts) => texts.length) ?? [];
}

const isShown = (entry: unknown) =>
  !isJsonObject(entry) || !isHiddenData(Object.entries(entry), new Date());

/** The addresses in a field for them, or in its entries; those kept from visitors are left out. */
export const emailsIn = (value: unknown) =>
  [value]
    .flat()
    .slice(0, MOST_VALUES)
    .filter(isShown)
    .flatMap((entry) => textsIn(entry, EMAIL_KEYS))
    .map((text) => text.replace(/^mailto:/i, ''));

/** An address typed where a link belongs. */
export function mailOfLink(value: unknown): string[] {
  return textsIn(value, LINK_KEYS)
    .filter(mayBeMail)
    .slice(0, MOST_MAIL_LINKS)
    .flatMap((link) => findAddresses(link.replace(/^mailto:/i, '').split('?', 1)[0] ?? ''))
    .map(({ address }) => address);
}

const linkKey = (link: string) => link.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '').toLowerCase();

/** Absolute links without wrappers, each once, none back to the platform. */
export function linksOf(platform: Platform, values: unknown[]): string[] {
  const links = new Map<string, string>();
  for (const raw of values.flatMap((value) => textsIn(value, LINK_KEYS))) {
    const link = outgoingLink(raw);
    const host = link && splitLink(link)?.host;
    if (!link || !host || PLATFORM_LINKS[platform].isHost(host)) continue;
    if (!links.has(linkKey(link))) links.set(linkKey(link), link);
  }
  return [...links.values()];
}

export function countOf(value: unknown): number | null {
  if (isJsonObject(value)) return countOf(value.count);
  if (typeof value === 'string') return readCount(value);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export const isYes = (value: unknown) =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|1|yes)$/i.test(value));

export function pictureOf(value: unknown): string | null {
  return textsIn(value, URL_KEYS).find((url) => /^https?:\/\//i.test(url)) ?? null;
}
