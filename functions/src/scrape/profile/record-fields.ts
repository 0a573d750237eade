import type { JsonObject } from '../json-value.ts';

/** A record's fields under plain names, so that `bio_link`, `bioLink` and `profileBioLink` are one. */
export type RecordFields = ReadonlyMap<string, unknown>;

const OWNER = /^(?:author(?:meta)?|owner|profile|user|account|creator|influencer)(?=.)/;
/** Whole names that only look as if they said whose the field is. */
const WHOLE = /^(?:username|userhandle|accountid|accounttype|profilepic|userid)/;

const ownName = (name: string) => (WHOLE.test(name) ? name : name.replace(OWNER, ''));

export const plainName = (key: string) => key.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** Fields by plain name. `ownerUsername` is not the name of the record itself. */
export function plainFields(record: JsonObject): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(record)) {
    const name = plainName(key);
    if (!fields.has(name)) fields.set(name, value);
  }
  return fields;
}

/** The same; one named after its owner also counts without, unless the short one is there. */
export function recordFields(record: JsonObject): RecordFields {
  const fields = plainFields(record);
  for (const [name, value] of [...fields]) {
    const short = ownName(name);
    if (!fields.has(short)) fields.set(short, value);
  }
  return fields;
}

/** The names a key answers to. */
export function namesOfKey(key: string): string[] {
  const name = plainName(key);
  return [name, ownName(name)];
}

/** The values of these fields, in this order, of the first record that has each. */
export function fieldValues(records: RecordFields[], names: readonly string[]): unknown[] {
  return names
    .map((name) => records.find((fields) => fields.has(name))?.get(name))
    .filter((value) => value !== undefined && value !== null);
}
