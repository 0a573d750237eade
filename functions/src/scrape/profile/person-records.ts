import { PLATFORM_FACTS, type Platform } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import type { JsonObject } from '../json-value.ts';
import { AUTHOR, isPost } from './find-owner.ts';
import { bioIn, bioOf, isBioName, isSureBioName } from './record-bio.ts';
import { plainName, recordFields, type RecordFields } from './record-fields.ts';
import { statedHandle } from './read-record.ts';
import { isYes } from './record-values.ts';
import { walkJson, type JsonNode } from './walk-json.ts';

/** A record that says whose it is. */
export interface PersonRecord {
  node: JsonNode;
  fields: RecordFields;
  handle: string;
  /** The author of a post, or somebody in a list of posts. */
  isAuthor: boolean;
}

/** People in data, and bios that stand apart from whom they belong to. */
export interface PeopleInData {
  people: PersonRecord[];
  /** Bios by the number of their owner. */
  bios: ReadonlyMap<string, string>;
  /** Handles in what the data calls the page's own address. */
  stated: string[];
}

export interface PersonSearch {
  platform: Platform;
  /** The handle to look for; null for anybody's. */
  handle: string | null;
}

const MOST_NODES = 150_000;
const MOST_RECORDS = 20_000;
/** Fields that may hold a handle under a new name; those that name somebody else do not. */
const LIKE_HANDLE =
  /^(?!.*(?:parent|mention|repl|invited|follow|from|sponsor|partner|viewer|refer|owner|creat|author|duet|stitch|tag|by))(?:\w{0,20}handle|\w{0,20}username|unique\w{0,10}|login(?:name)?|slug|vanity\w{0,10}|alias|shortname|publicid|atname|account(?:name)?|nick|id|uid|key)$/;
const ADDRESS = /^(?:\w{0,10}url|permalink|\w{0,10}link|path|pathname|href|page|mainentityofpage)$/;
const HANDLES = /^(?:uniqueid|username|handle|screenname|userhandle|platformusername|account)$/;
const SAME_PERSON = /^(?:profile|user|account|creator|influencer)(?=.)/;
const LONGEST_ADDRESS = 300;
const CANONICAL = /^canonical\w{0,10}$/;
const IDS = /^(?:id|pk|uid|userid|profileid|accountid|strongid|pkid|fbid)$/;
const OWNER_IDS = /^(?:userid|ownerid|profileid|accountid|uid)$/;
const NUMBER = /^\d{2,25}$/;
const LISTS_OF_PEOPLE =
  /(?:profile|user|person|people|account|detail|about|info|creator|bio)\w{0,12}$/;
const POST_PATH = /\/(?:video|photo|live|p|reel|reels|tv|stories)\b/;
const OWN_RECORD = ['isself', 'isviewer', 'isme', 'iscurrentuser', 'isloggedin'];

const isMark = (name: string) =>
  isBioName(name) ||
  HANDLES.test(name) ||
  NUMBER.test(name) ||
  CANONICAL.test(name) ||
  ADDRESS.test(name) ||
  LIKE_HANDLE.test(name);

function linkedHandle(platform: Platform, value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS || POST_PATH.test(value))
    return null;
  const [, path = ''] = /^\/(@?[\w.]{1,40})\/?$/.exec(value) ?? [];
  if (path)
    return path.startsWith('@') || PLATFORM_FACTS[platform].profile[0] === '/'
      ? readHandle(platform, path)
      : null;
  const link = value.includes(platform) ? findProfileLink({ url: value }) : null;
  return link?.kind === 'profile' && link.platform === platform ? link.handle : null;
}

/** Under a name not known, only the very handle that is looked for. */
function likelyHandle(fields: RecordFields, { platform, handle }: PersonSearch, name: string) {
  if (handle === null) return null;
  for (const [key, value] of fields) {
    if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) continue;
    if (readHandle(platform, value) === handle && LIKE_HANDLE.test(key)) return handle;
    const mayLink = value.toLowerCase().includes(handle) && ADDRESS.test(key);
    if (mayLink && linkedHandle(platform, value) === handle) return handle;
  }
  return readHandle(platform, name) === handle ? handle : null;
}

function handleIn({ value, name }: JsonNode, fields: RecordFields, search: PersonSearch) {
  // `ownerUsername` is somebody else's, unlike `profileUsername`.
  const own = Object.keys(value)
    .map(plainName)
    .map((key) => (HANDLES.test(key) ? key : key.replace(SAME_PERSON, '')))
    .filter((key) => HANDLES.test(key));
  const stated = own.length > 0 ? statedHandle(fields, search.platform) : null;
  // A form's label is named like the field beside it.
  const isLabel = stated !== null && search.handle === null && HANDLES.test(stated);
  return isLabel ? null : (stated ?? likelyHandle(fields, search, name));
}

const idOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** The numbers a record goes by: its own, and the key it is under. */
export function idsOf({ node, fields }: Pick<PersonRecord, 'node' | 'fields'>): string[] {
  const own = [...fields].filter(([key]) => IDS.test(key)).map(([, value]) => idOf(value));
  return [...own, node.name].filter((id) => NUMBER.test(id));
}

/** Bios in a record that names its owner by number alone, or in a list by number. */
function biosApart(node: JsonNode, fields: RecordFields): [string, string | null][] {
  const byKey = isSureBioName(
    node.key.replace(/s$|(?<=biograph)ies$/, (end) => (end === 's' ? '' : 'y')),
  )
    ? Object.entries(node.value)
        .filter(([id]) => NUMBER.test(id))
        .map(([id, value]): [string, string | null] => [id, bioOf(value)])
    : [];
  const ids = [...fields].filter(([key]) => OWNER_IDS.test(key)).map(([, value]) => idOf(value));
  if (LISTS_OF_PEOPLE.test(node.key_above) || ids.length === 0) ids.push(node.name);
  const bio = bioIn(fields, 'sure');
  const isInList = LISTS_OF_PEOPLE.test(node.key_above);
  const known = ids.filter((id) => NUMBER.test(id) && (id !== node.name || isInList));
  return [...byKey, ...known.map((id): [string, string | null] => [id, bio])];
}

/** Everybody in the data; the viewer, suggested people and commenters are left out. */
export function peopleIn(data: unknown, search: PersonSearch): PeopleInData {
  const people: PersonRecord[] = [];
  const bios = new Map<string, string>();
  const stated = new Set<string>();
  const posts = new Map<JsonObject | null, boolean>();
  // Asked once for each parent, which may have any number of people in it.
  const isOfPost = (parent: JsonObject | null) => {
    const is = posts.get(parent) ?? isPost(parent);
    posts.set(parent, is);
    return is;
  };
  let visited = 0;
  const claim = (node: JsonNode) => {
    visited += 1;
    if (visited > MOST_RECORDS) return false;
    const fields = recordFields(node.value);
    for (const [key, value] of fields) {
      const linked = CANONICAL.test(key) ? linkedHandle(search.platform, value) : null;
      if (linked) stated.add(linked);
    }
    if (search.handle === null && OWN_RECORD.some((name) => isYes(fields.get(name)))) return true;
    const handle = handleIn(node, fields, search);
    if (handle === null) {
      for (const [id, bio] of biosApart(node, fields)) if (bio !== null) bios.set(id, bio);
      return false;
    }
    const isAuthor =
      isOfPost(node.parent) ||
      node.key.startsWith('author') ||
      (AUTHOR.test(node.key) && node.is_listed);
    people.push({ node, fields, handle, isAuthor });
    return false;
  };
  walkJson(data, { isMark, claim, most: MOST_NODES });
  return { people, bios, stated: [...stated] };
}
