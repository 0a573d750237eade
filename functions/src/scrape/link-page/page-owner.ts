import { isHostIn, LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { objectsIn } from '../page-data/objects-in.ts';
import { entryKind } from './entry-kind.ts';
import { plainName } from './field-names.ts';
import type { Site } from './site.ts';

/** Whose page a service's data is about: others stand in it too, as suggestions or because they are signed in. */

type Entries = [string, unknown][];
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const NAMES = words('username handle userhandle nickname screenname vanityname');
/** Of pages and things as often as of people. */
const PAGE_NAMES = words('slug subdomain permalink pagename alias');
const PERSON_FIELDS = words(`
  displayname fullname firstname lastname bio biography about avatar avatarurl profilepicture
  profileimage email contactemail businessemail links sociallinks socials blocks followers
  followercount followerscount`);

const clean = (value: unknown): string =>
  typeof value === 'string' && value.length <= 60
    ? value.trim().replace(/^@/, '').toLowerCase()
    : '';

/** The name the page's address gives its creator, lower case; empty for a page of no known service. */
export function ownerName({
  host,
  segment,
  isLinkPage,
}: Pick<Site, 'host' | 'segment' | 'isLinkPage'>): string {
  if (!isLinkPage) return '';
  const parent = host.slice(host.indexOf('.') + 1);
  return isHostIn(LINK_PAGE_HOSTS, parent) ? host.slice(0, host.indexOf('.')) : segment;
}

const isNamed = (entries: Entries, fields: ReadonlySet<string>, owner: string) =>
  entries.some(([key, value]) => fields.has(plainName(key)) && clean(value) === owner);

/** True for the object of the page's owner. */
export const isOwner = (entries: Entries, owner: string): boolean =>
  owner !== '' && (isNamed(entries, NAMES, owner) || isNamed(entries, PAGE_NAMES, owner));

/** True for the object of somebody who is called otherwise than the page's owner; a profile on a network is nobody's page. */
export function isOtherPerson(entries: Entries, owner: string): boolean {
  if (owner === '') return false;
  const isCalled = entries.some(([key, value]) => NAMES.has(plainName(key)) && clean(value) !== '');
  if (!isCalled || isOwner(entries, owner) || entryKind(entries) !== null) return false;
  return entries.some(([key, value]) => PERSON_FIELDS.has(plainName(key)) && Boolean(value));
}

/** `Beacons Inc`, `Beacons Support`. */
const COMPANY = /(?:inc|llc|ltd|gmbh|hq|team|support|help|app|labs)$/;
const TITLES = words('name title brand sitename appname');

/** True for the object of the service itself. */
export const isCalled = (entries: Entries, names: ReadonlySet<string>): boolean =>
  entries.some(
    ([key, value]) =>
      TITLES.has(plainName(key)) &&
      typeof value === 'string' &&
      value.length <= 60 &&
      names.has(plainName(value).replace(COMPANY, '')),
  );

/** True when the data holds the object of the page's owner. */
export const namesOwner = (data: unknown, owner: string): boolean =>
  owner !== '' &&
  objectsIn(data, { withWritten: true }).some((value) => isOwner(Object.entries(value), owner));
