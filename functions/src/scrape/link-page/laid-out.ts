import { isJsonObject, type JsonObject } from '../json-value.ts';
import { plainName } from './field-names.ts';

/** What an object says of its own parts: which of them are drawn, and which are switched off. */

const ORDER = /layout|order$|sequence|arrangement|^(?:all|visible|shown|active)?\w{0,10}ids$/;
const OFF_LIST = /^(?:hidden|disabled|inactive|archived|removed|draft|deleted|unpublished)/;
const SWITCHES = /visib|enabled|shown|toggle|switch|^display$|^show$|^sections$/;
const ID_FIELDS = new Set(
  'id key ref uid slug block item section link widget module element tile card blockid itemid sectionid linkid'.split(
    ' ',
  ),
);
const ON_FIELDS = new Set(
  'visible enabled active shown on isvisible isenabled isactive show'.split(' '),
);
const WRAPPING = /(?:info|details|links?|section|block|s)$/;

const isOff = (value: unknown) =>
  value === false || value === 0 || value === '0' || value === 'false';
const isSwitch = (value: unknown) => typeof value === 'boolean' || value === 0 || value === 1;

function idOf(item: unknown): string | null {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  if (!isJsonObject(item)) return null;
  const field = Object.entries(item).find(
    ([key, value]) =>
      ID_FIELDS.has(plainName(key)) && (typeof value === 'string' || typeof value === 'number'),
  );
  return field ? String(field[1]) : null;
}

const idsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.map(idOf).filter((id) => id !== null) : [];

/** `contact_info` and `contact` speak of one part. */
const partName = (name: string) => plainName(name).replace(WRAPPING, '');

function offIn(key: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const name = plainName(key);
  if (OFF_LIST.test(name)) {
    const isNames = Array.isArray(value) && value.every((item) => typeof item !== 'object');
    return isNames ? idsOf(value) : [];
  }
  if (!SWITCHES.test(name)) return [];
  if (isJsonObject(value)) {
    const entries = Object.entries(value);
    return entries.every(([, state]) => isSwitch(state))
      ? entries.filter(([, state]) => isOff(state)).map(([part]) => part)
      : [];
  }
  if (!Array.isArray(value)) return [];
  const off = value.filter(
    (item) =>
      isJsonObject(item) &&
      Object.entries(item).some(
        ([field, state]) => ON_FIELDS.has(plainName(field)) && isOff(state),
      ),
  );
  return idsOf(off);
}

/** A part of the object, as far as those of its entries are drawn. */
function drawnPart(part: unknown, isDrawn: (id: string) => boolean): unknown {
  if (Array.isArray(part)) {
    return part.filter((item) => {
      const id = isJsonObject(item) ? idOf(item) : null;
      return id === null || isDrawn(id);
    });
  }
  if (!isJsonObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).filter(([key, value]) => !isJsonObject(value) || isDrawn(key)),
  );
}

const holdsId = (part: unknown, ids: ReadonlySet<string>): boolean =>
  Array.isArray(part)
    ? part.some((item) => isJsonObject(item) && ids.has(idOf(item) ?? ''))
    : isJsonObject(part) && Object.keys(part).some((key) => ids.has(key));

function withoutOff(entries: [string, unknown][]): JsonObject | null {
  const off = entries.flatMap(([key, value]) => offIn(key, value));
  if (off.length === 0) return null;
  const ids = new Set(off);
  const names = new Set(off.map(partName).filter((name) => name.length > 2));
  const kept = entries
    .filter(([key, value]) => typeof value !== 'object' || !names.has(partName(key)))
    .map(([key, value]) => [key, drawnPart(value, (id) => !ids.has(id))]);
  return Object.fromEntries(kept) as JsonObject;
}

function inOrder(entries: [string, unknown][]): JsonObject | null {
  const order = entries.find(
    ([key, value]) =>
      Array.isArray(value) &&
      ORDER.test(plainName(key)) &&
      !OFF_LIST.test(plainName(key)) &&
      idsOf(value).length > 0,
  );
  if (!order) return null;
  const ids = new Set(idsOf(order[1]));
  const others = entries.filter(([key]) => key !== order[0]);
  const isBesides = others.some(([key, value]) => ids.has(key) && isJsonObject(value));
  if (!isBesides && !others.some(([, value]) => holdsId(value, ids))) return null;
  const kept = others
    .filter(([key, value]) => !isBesides || !isJsonObject(value) || ids.has(key))
    .map(([key, value]) => [
      key,
      !isBesides && holdsId(value, ids) ? drawnPart(value, (id) => ids.has(id)) : value,
    ]);
  return Object.fromEntries(kept) as JsonObject;
}

/**
 * An object without those of its parts that it names as hidden, switches off
 * (`visibility: { contact: false }`) or leaves out of its order
 * (`layout: ['b']`). Null for one that says nothing of them.
 */
export function laidOut(data: JsonObject): JsonObject | null {
  const entries = Object.entries(data);
  if (entries.every(([, value]) => typeof value !== 'object' || value === null)) return null;
  const shown = withoutOff(entries);
  return inOrder(shown ? Object.entries(shown) : entries) ?? shown;
}
