import type { Platform } from '@vibes/core/creator/platform';
import { readHandle } from '@vibes/core/link/read-handle';
import { isJsonObject, type JsonObject } from '../json-value.ts';
import { accountNumber } from './account-number.ts';
import { isPost, statsBeside } from './find-owner.ts';
import type { OwnerRead } from './owner-read.ts';
import { idsOf, peopleIn, type PeopleInData, type PersonRecord } from './person-records.ts';
import { countsFollowers, hasBioLink, hasPicture, profileOf, statedHandle } from './read-record.ts';
import { bioIn, isPostRecord, type BioNames } from './record-bio.ts';
import { plainFields, plainName, recordFields, type RecordFields } from './record-fields.ts';

/** `hollow`: the owner is there, and of a bio nothing is known. */
export type OwnerInData = { kind: 'read'; read: OwnerRead } | { kind: 'hollow' } | null;

/** A part of a person's record that says who it is; the rest is beside it. */
const IDENTITY = /^(?:identity|core|basic\w{0,10}|base|general|main|header|names?|handles?)$/;
const WHOLE = /^(?:user|account|owner|person|creator|profileowner|\w{0,10}user)$/;
/** Parts that say more of the same person. */
const PART =
  /^(?:(?:user|owner|extended|public)?(?:profile|bio|biography|about|details?|info|information|text|content|extra|card|header)\w{0,8}|(?:user|profile)?(?:stats|statistics|counts|counters|metrics)\w{0,8})$/;

/** More fields than a record has: a list of people by their names. */
const MOST_FIELDS = 300;
const LARGEST_MENTION = 3;
/** Records of the same person that are read, at most. */
const MOST_READ = 100;

/** What is known while one owner is read. */
interface Reader {
  platform: Platform;
  bios: PeopleInData['bios'];
  /** True for a list of people by their names; asked once for each. */
  isLarge: (record: JsonObject) => boolean;
}

function reader(platform: Platform, bios: PeopleInData['bios']): Reader {
  const known = new Map<JsonObject, boolean>();
  const isLarge = (record: JsonObject) => {
    const is = known.get(record) ?? Object.keys(record).length > MOST_FIELDS;
    known.set(record, is);
    return is;
  };
  return { platform, bios, isLarge };
}

interface Part {
  fields: RecordFields;
  names: BioNames;
}

/** Objects in a record that are parts of it: those of somebody else, of posts and lists are not. */
function partsIn(record: JsonObject, { platform, isLarge }: Reader, handle: string): Part[] {
  if (isLarge(record)) return [];
  return Object.entries(record).flatMap(([key, value]) => {
    if (!isJsonObject(value) || isPost(value)) return [];
    const name = plainName(key);
    const fields = recordFields(value);
    const other = statedHandle(fields, platform);
    return PART.test(name) && (other === null || other === handle)
      ? [{ fields, names: 'usual' as const }]
      : [];
  });
}

/** The record, its parts, and what is beside a record that is only a part itself. */
function partsOf({ node, fields, handle }: PersonRecord, known: Reader): Part[] {
  const own = [{ fields, names: 'usual' as const }, ...partsIn(node.value, known, handle)];
  const { parent, key } = node;
  const isIdentity = IDENTITY.test(key);
  if (!parent || known.isLarge(parent) || isPost(parent)) return own;
  if (!isIdentity && !WHOLE.test(key)) return own;
  const around = recordFields(parent);
  const other = statedHandle(around, known.platform);
  if (other !== null && other !== handle) return own;
  const names = isIdentity ? 'usual' : 'sure';
  return [...own, { fields: around, names }, ...partsIn(parent, known, handle)];
}

function merged(parts: Part[]): RecordFields {
  const all = new Map<string, unknown>();
  for (const { fields } of parts)
    for (const [name, value] of fields) if (!all.has(name)) all.set(name, value);
  return all;
}

interface Reading {
  person: PersonRecord;
  parts: Part[];
  counts: RecordFields[];
  bio: string | null;
}

/** `isSure`: that the record is a person's, not a post's. */
function bioOfPerson(parts: Part[], isSure: boolean): string | null {
  const [own] = parts;
  const isLoose = own && isSure && !isPostRecord(own.fields);
  const bios = [
    ...parts.map(({ fields, names }) => bioIn(fields, names)),
    isLoose ? bioIn(own.fields, 'loose') : null,
  ].filter((bio) => bio !== null);
  return bios.find(Boolean) ?? bios[0] ?? null;
}

function readPerson(person: PersonRecord, known: Reader): Reading {
  const parts = partsOf(person, known);
  const { parent } = person.node;
  const { bios, platform } = known;
  const counts = [
    ...(parent && !known.isLarge(parent) ? statsBeside(parent) : []).map(recordFields),
    ...parts.map(({ fields }) => fields),
  ];
  // Only people are listed by their handles.
  const isListed = readHandle(platform, person.node.name) === person.handle;
  const apart = idsOf(person).find((id) => bios.has(id));
  const bio =
    bioOfPerson(parts, isListed || countsFollowers(counts)) ??
    (apart === undefined ? null : (bios.get(apart) ?? null));
  return { person, parts, counts, bio };
}

/**
 * The owner where no name is given: the only person who is no author, or the one whose address the
 * data calls its own.
 */
function onlyOwner(
  { people, stated }: PeopleInData,
  ids: string[],
  platform: Platform,
): string | null {
  const byId = people.find((person) => idsOf(person).some((id) => ids.includes(id)));
  if (byId) return byId.handle;
  if (stated.length > 0) return stated.length === 1 ? (stated[0] ?? null) : null;
  const known = reader(platform, new Map());
  const owners = people
    .filter(({ isAuthor }) => !isAuthor)
    .slice(0, MOST_READ)
    .map((person) => readPerson(person, known))
    .filter(({ bio, counts }) => bio !== null || countsFollowers(counts));
  const handles = new Set(owners.map(({ person }) => person.handle));
  return handles.size === 1 ? ([...handles][0] ?? null) : null;
}

/** The number in an object that names its person, not one that only leads to them. */
function numberOf({ node, handle }: PersonRecord, platform: Platform): string | null {
  const isNamed = statedHandle(plainFields(node.value), platform) === handle;
  return isNamed ? accountNumber(platform, node.value) : null;
}

/** The number of the record that is read; else that of the others about the same person, where they agree. */
function numberIn(best: Reading, readings: Reading[], platform: Platform): string | null {
  const own = numberOf(best.person, platform);
  const others = readings.map(({ person }) => numberOf(person, platform));
  const [number = null, ...more] = new Set(
    own === null ? others.filter((one) => one !== null) : [own],
  );
  return more.length === 0 ? number : null;
}

/** What a profile has beside its bio: a mere mention of a person has a name and a picture at most. */
function isHollow({ person, counts, parts }: Reading): boolean {
  const fields = merged(parts);
  const isDrawn = hasPicture(fields) && fields.size > LARGEST_MENTION;
  return !person.isAuthor && (countsFollowers(counts) || hasBioLink(fields) || isDrawn);
}

/**
 * The owner's profile in data of any shape: by the handle looked for, else by
 * the numbers the page's links to its app name, else the only one there.
 */
export function ownerInData(
  data: unknown,
  { platform, handle, ids }: { platform: Platform; handle: string | null; ids: string[] },
): OwnerInData {
  const found = peopleIn(data, { platform, handle });
  const owner = handle ?? onlyOwner(found, ids, platform);
  if (owner === null) return null;
  const known = reader(platform, found.bios);
  const readings = found.people
    .filter((person) => person.handle === owner)
    .slice(0, MOST_READ)
    .map((person) => readPerson(person, known));
  const [best] = readings
    .filter(({ bio }) => bio !== null)
    .toSorted(
      (a, b) =>
        Number(a.person.isAuthor) - Number(b.person.isAuthor) ||
        Number(!a.bio) - Number(!b.bio) ||
        Number(countsFollowers(b.counts)) - Number(countsFollowers(a.counts)) ||
        a.person.node.depth - b.person.node.depth,
    );
  if (!best) return readings.some(isHollow) ? { kind: 'hollow' } : null;
  const profile = profileOf(merged(best.parts), best.counts, {
    platform,
    handle: owner,
    id: numberIn(best, readings, platform),
    bio: best.bio ?? '',
  });
  return { kind: 'read', read: { profile, is_partial: best.person.isAuthor } };
}
