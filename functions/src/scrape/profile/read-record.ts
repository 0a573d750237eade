import type { Platform, PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import { accountNumber } from './account-number.ts';
import { bioIn, isPostRecord } from './record-bio.ts';
import { fieldValues, plainFields, recordFields, type RecordFields } from './record-fields.ts';
import { platformOfRecord } from './record-platform.ts';
import { countOf, emailsIn, isYes, linksOf, mailOfLink, pictureOf } from './record-values.ts';
import { isJsonObject, type JsonObject } from '../json-value.ts';

const names = (list: string) => list.trim().split(/\s+/);

/** The same fact under the names the platforms and those who sell their data give it, best first. */
const HANDLE = names('uniqueid username handle screenname userhandle platformusername account');
const ADDRESS = names('url weburl inputurl profileurl webvideourl link permalink shareurl');
const LATE_HANDLE = names('accountid name nickname');
const NAME = names('nickname nick fullname displayname profilename name');
const LINK = names(`biolink biolinks biourl biosecureurl externalurl externalurls externallink
  externallinks externallynxurl website websites websiteurl linkinbio links`);
const PUBLIC_EMAIL = names('businessemail publicemail');
const EMAIL =
  names(`bioemail biographyemail bioemails contactemail contactemails businesscontactemail
  businessemailaddress publicemailaddress bookingemail workemail managementemail email emails
  emailaddress mail`);
/** Ways to reach the owner, of which one may be an address. */
const CONTACT =
  /^(?:public|business)?contact(?:s|info|details|options?|points?|methods?|channels?|buttons?|ways?)?$/;
const FOLLOWERS = names(`edgefollowedby followercount followerscount followers fans fanscount
  follower followertotal followerstotal totalfollowers`);
/** Not `diggcount`: those that the owner gave. */
const LIKES = names(`heartcount heart hearts likecount likescount likes totallikes totalfavorited`);
const POSTS = names(`edgeownertotimelinemedia mediacount videocount videoscount awemecount
  postscount postcount posts videos video`);
const PICTURE = names(`avatarlarger avatar hdprofilepicurlinfo profilepicurlhd profilepicurl
  profileimage profileimagelink profilepicture profilepic avatarurl avatarmedium avatarthumb
  imageurl image picurl picurlhd piclink picture photo`);
/** Where records put what belongs to the same person one step deeper. */
const INNER = names('profile user account info details stats statistics counts metrics');
/** Where a record was found: what the place says of it. */
export interface RecordPlace {
  /** The platform whose page it is in; else the record's own fields decide. */
  site?: Platform | undefined;
  /** Counts where the fields leave it open. */
  expected?: Platform | undefined;
  /** Counts beside the record. */
  stats?: JsonObject[];
  /** The object around a record that is only a part (`profile: { bio }`). */
  around?: JsonObject | null;
}

/** The handle in the fields made for it: what it is, whatever else the record says. */
export function statedHandle(fields: RecordFields, platform: Platform): string | null {
  const named = fieldValues([fields], HANDLE).filter((value) => typeof value === 'string');
  return named.map((text) => readHandle(platform, text)).find((handle) => handle !== null) ?? null;
}

function ownHandle(fields: RecordFields, platform: Platform): string | null {
  const texts = (list: string[]) =>
    fieldValues([fields], list).filter((value) => typeof value === 'string');
  const linked = texts(ADDRESS).map((url) => {
    const link = findProfileLink({ url });
    return link.kind === 'profile' && link.platform === platform ? link.handle : null;
  });
  const late = texts(LATE_HANDLE)
    .filter((text) => !/^\d{9,}$/.test(text))
    .map((text) => readHandle(platform, text));
  return (
    statedHandle(fields, platform) ?? [...linked, ...late].find((handle) => handle !== null) ?? null
  );
}

function ownName(fields: RecordFields, handle: string): string {
  const found = fieldValues([fields], NAME)
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(Boolean);
  return found.find((name) => name.toLowerCase() !== handle) ?? found[0] ?? '';
}

/** What the owner switched off is not used, though it is in the data. */
function contactEmails(fields: RecordFields): string[] {
  const isHidden = fields.get('shouldshowpubliccontacts') === false;
  const ways = [...fields.keys()].filter((name) => CONTACT.test(name));
  const values = fieldValues([fields], isHidden ? EMAIL : [...PUBLIC_EMAIL, ...EMAIL, ...ways]);
  const emails = [
    ...values.flatMap(emailsIn),
    ...fieldValues([fields], LINK).flatMap(mailOfLink),
  ].filter((email) => email.includes('@'));
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
}

/** A record, then the parts it is split into, then what is around it. */
function partsOf(record: JsonObject, around: JsonObject | null): JsonObject[] {
  const split = (whole: JsonObject) => [
    whole,
    ...fieldValues([recordFields(whole)], INNER).filter(isJsonObject),
  ];
  return [...split(record), ...(around ? split(around) : [])];
}

function gather(parts: JsonObject[]): RecordFields {
  const all = new Map<string, unknown>();
  for (const part of parts)
    for (const [name, value] of recordFields(part)) if (!all.has(name)) all.set(name, value);
  return all;
}

/** The number in the part that names the handle. */
const numberOf = (parts: JsonObject[], { platform, handle }: PlatformHandle): string | null =>
  parts
    .filter((part) => ownHandle(plainFields(part), platform) === handle)
    .map((part) => accountNumber(platform, part))
    .find((number) => number !== null) ?? null;

export const hasBioLink = (fields: RecordFields) => LINK.some((name) => fields.has(name));

/** True for fields that count followers. */
export const countsFollowers = (parts: RecordFields[]) =>
  FOLLOWERS.some((name) => parts.some((fields) => fields.has(name)));

export const hasPicture = (fields: RecordFields) => PICTURE.some((name) => fields.has(name));

/** The first count under one of these names. */
const countIn = (parts: RecordFields[], list: string[]): number | null =>
  fieldValues(parts, list)
    .map(countOf)
    .find((count) => count !== null) ?? null;

/** The profile of whom, with which number and bio is known; `counts` are the fields its followers are counted in. */
export function profileOf(
  fields: RecordFields,
  counts: RecordFields[],
  { platform, handle, id, bio }: Pick<ScrapedProfile, 'platform' | 'handle' | 'id' | 'bio'>,
): ScrapedProfile {
  const verified = fieldValues([fields], ['verified', 'isverified']);
  const closed = fieldValues([fields], ['privateaccount', 'isprivate', 'private', 'secret']);
  return {
    platform,
    handle,
    id,
    name: ownName(fields, handle),
    bio,
    bio_links: linksOf(platform, fieldValues([fields], LINK)),
    contact_emails: contactEmails(fields),
    followers: countIn(counts, FOLLOWERS),
    likes: countIn(counts, LIKES),
    posts: countIn(counts, POSTS),
    avatar_url: fieldValues([fields], PICTURE).map(pictureOf).find(Boolean) ?? null,
    is_verified: verified.some(isYes),
    is_private: closed.some(isYes),
  };
}

/**
 * The profile in a record of any origin, read by the families its field names
 * belong to. Null when it says neither whose it is, nor a bio, nor (by place or
 * fields) of which platform.
 */
export function readRecord(record: JsonObject, place: RecordPlace = {}): ScrapedProfile | null {
  const parts = partsOf(record, place.around ?? null);
  const fields = gather(parts);
  const counts = [...(place.stats ?? []).map(recordFields), fields];
  const isCounted = countsFollowers(counts);
  const bio = bioIn(fields, isCounted && !isPostRecord(fields) ? 'loose' : 'usual');
  if (bio === null) return null;
  const platform = place.site ?? platformOfRecord(fields, { isCounted }) ?? place.expected ?? null;
  const handle = platform && ownHandle(fields, platform);
  if (!platform || !handle) return null;
  const id = numberOf(parts, { platform, handle });
  return profileOf(fields, counts, { platform, handle, id, bio });
}
