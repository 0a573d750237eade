import { wellFormed } from '@vibes/core/text/well-formed';
import type { DocumentWrite, Documents, FieldMatch, Sums } from '../../src/ports/documents.ts';

interface Kept {
  data: Record<string, unknown>;
  version: number;
}

/** Of a document, in bytes (https://firebase.google.com/docs/firestore/quotas). */
const LONGEST = 1_048_576;

/** Of values that one query leaves out (https://firebase.google.com/docs/firestore/query-data/queries#limitations). */
const MOST_LEFT_OUT = 10;

const isOther = (value: unknown, left_out: readonly string[]): boolean =>
  typeof value === 'string' && !left_out.includes(value);

const isTooLong = (write: DocumentWrite): boolean =>
  'data' in write && Buffer.byteLength(JSON.stringify(write.data)) > LONGEST;

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function hasValue(
  data: Record<string, unknown> | undefined,
  { field, value, in_list }: FieldMatch,
) {
  const held = data?.[field];
  return in_list ? Array.isArray(held) && held.includes(value) : held === value;
}

const isWithin = (
  path: string,
  where: { collection: string; everywhere?: boolean | undefined },
): boolean => {
  const parent = parentOf(path);
  return where.everywhere
    ? parent.split('/').at(-1) === where.collection
    : parent === where.collection;
};

/** Paths are ordered part by part: `a/x` comes before `a-b/x`. */
const rankOf = (path: string) => path.replaceAll('/', '\0');
const byPath = (a: string, b: string) => (rankOf(a) < rankOf(b) ? -1 : 1);

/** A copy that nobody else holds, without undefined fields. */
const copy = (data: Record<string, unknown>) =>
  structuredClone(
    Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  ) as Record<string, unknown>;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value?.constructor === Object;

/** The fields given, and within maps the fields given there. */
const merged = (
  current: Record<string, unknown>,
  data: Record<string, unknown>,
): Record<string, unknown> => ({
  ...current,
  ...Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const held = current[field];
      return [field, isMap(value) && isMap(held) ? merged(held, value) : value];
    }),
  ),
});

const added = (current: Record<string, unknown>, sums: Sums): Record<string, unknown> => ({
  ...current,
  ...Object.fromEntries(
    Object.entries(sums).map(([field, by = 0]) => [
      field,
      typeof by === 'number'
        ? Number(current[field] ?? 0) + by
        : added((current[field] ?? {}) as Record<string, unknown>, by),
    ]),
  ),
});

/** A field of a document, or by a path with dots a part of it. */
const valueAt = (data: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], data);

/** The database port in memory, with the same conflicts as the real one. `dump` shows what is stored. */
export function memoryDocuments(): Documents & {
  dump: () => Record<string, Record<string, unknown>>;
} {
  const kept = new Map<string, Kept>();
  let clock = 0;

  function isBlocked(write: DocumentWrite): boolean {
    const current = kept.get(write.path);
    if (write.kind === 'create') return current !== undefined;
    if (write.kind !== 'update' && write.kind !== 'delete') return false;
    if (write.if_version !== undefined) return write.if_version !== current?.version;
    return write.kind === 'update' && !current;
  }

  function apply(write: DocumentWrite): void {
    const current = kept.get(write.path)?.data ?? {};
    const keep = (data: Record<string, unknown>) =>
      kept.set(write.path, { data: copy(data), version: (clock += 1) });
    switch (write.kind) {
      case 'create':
      case 'set':
        keep(write.data);
        break;
      case 'update':
        keep({ ...current, ...write.data });
        break;
      case 'merge':
        keep(added(merged(current, write.data ?? {}), write.add ?? {}));
        break;
      case 'delete':
        kept.delete(write.path);
    }
  }

  const stored = (path: string) => {
    const found = kept.get(path);
    return { path, data: found && copy(found.data), version: found?.version };
  };

  const timeAt = (path: string, field: string): number => {
    const value = valueAt(kept.get(path)?.data, field);
    return value instanceof Date ? value.getTime() : Infinity;
  };
  const isTimely = (
    path: string,
    { field, until, after }: { field: string; until: Date; after?: Date | undefined },
  ): boolean => {
    const time = timeAt(path, field);
    return time <= until.getTime() && time > (after?.getTime() ?? -Infinity);
  };

  return {
    getAll: (paths) => Promise.resolve(wellFormed(paths).map(stored)),
    find({ collection, everywhere, field, until, after, where = [], without, limit }) {
      if (without && without.values.length > MOST_LEFT_OUT)
        return Promise.reject(new Error('More values than a query can leave out.'));
      const isMeant = (path: string) =>
        isTimely(path, { field, until, after }) &&
        where.every((one) => hasValue(kept.get(path)?.data, one)) &&
        (!without || isOther(kept.get(path)?.data[without.field], without.values));
      const paths = [...kept.keys()].filter(
        (path) => isWithin(path, { collection, everywhere }) && isMeant(path),
      );
      paths.sort((a, b) => timeAt(a, field) - timeAt(b, field));
      return Promise.resolve(paths.slice(0, limit).map(stored));
    },
    page({ collection, everywhere, where, after, limit }) {
      const first = everywhere ? (after ?? '') : `${collection}/${after ?? ''}`;
      const isMeant = (path: string) => !where || hasValue(kept.get(path)?.data, where);
      const paths = [...kept.keys()].filter(
        (path) =>
          isWithin(path, { collection, everywhere }) && byPath(first, path) < 0 && isMeant(path),
      );
      return Promise.resolve(paths.sort(byPath).slice(0, limit).map(stored));
    },
    count(collection, where = [], within) {
      const isMeant = (path: string) =>
        parentOf(path) === collection &&
        (!within || isTimely(path, within)) &&
        where.every((one) => hasValue(kept.get(path)?.data, one));
      return Promise.resolve([...kept.keys()].filter(isMeant).length);
    },
    commit(given) {
      const writes = wellFormed(given);
      if (writes.some(isTooLong)) return Promise.reject(new Error('A document above 1 MiB.'));
      if (writes.some(isBlocked)) return Promise.resolve('conflict' as const);
      writes.forEach(apply);
      return Promise.resolve('committed' as const);
    },
    dump: () => Object.fromEntries([...kept].map(([path, { data }]) => [path, copy(data)])),
  };
}
