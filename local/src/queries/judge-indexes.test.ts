import { describe, expect, it } from 'vitest';
import { judgeIndexes, type IndexFile } from './judge-indexes.ts';
import type { QueryShape, SortedField } from './query-shape.ts';

const asc = (field: string): SortedField => ({ field, order: 'ASCENDING' });
const desc = (field: string): SortedField => ({ field, order: 'DESCENDING' });
const composite = (...fields: SortedField[]): IndexFile['indexes'][number] => ({
  collectionGroup: 'deliveries',
  queryScope: 'COLLECTION',
  fields: fields.map(({ field, order }) => ({ fieldPath: field, order })),
});
const shape = (equal: string[], sorted: SortedField[] = [], more: Partial<QueryShape> = {}) => ({
  ...{ group: 'deliveries', everywhere: false, equal, contains: [], sorted },
  ...more,
});
const file = (...indexes: IndexFile['indexes']): IndexFile => ({ indexes, fieldOverrides: [] });
const isRefused = (indexes: IndexFile, asked: QueryShape) =>
  judgeIndexes(indexes, [asked]).refused.length === 1;

describe('a query is answered', () => {
  it.each<[string, QueryShape]>([
    ['of all', shape([])],
    ['of one field', shape(['kind'])],
    ['of several fields that are compared', shape(['kind', 'state'])],
    ['in one order', shape([], [desc('at')])],
    ['of a list', shape([], [], { contains: ['tags'] })],
  ])('%s without an index of its own', (_, asked) => {
    expect(isRefused(file(), asked)).toBe(false);
  });

  it('by a composite index with the fields compared in any order, and then the order', () => {
    const asked = shape(['kind', 'state'], [desc('at')]);
    expect(isRefused(file(composite(asc('state'), asc('kind'), desc('at'))), asked)).toBe(false);
    expect(isRefused(file(), asked)).toBe(true);
    expect(isRefused(file(composite(asc('kind'), asc('state'), asc('at'))), asked)).toBe(true);
    expect(isRefused(file(composite(asc('kind'), desc('at'))), asked)).toBe(true);
    expect(isRefused(file(composite(desc('at'), asc('kind'), asc('state'))), asked)).toBe(true);
  });

  it('by two that end in the same order', () => {
    const two = file(composite(asc('kind'), desc('at')), composite(asc('state'), desc('at')));
    const asked = shape(['kind', 'state'], [desc('at')]);
    expect(judgeIndexes(two, [asked])).toEqual({ refused: [], unused: [] });
  });

  it('in two orders by their index alone', () => {
    const asked = shape([], [asc('due_at'), asc('uid')]);
    expect(isRefused(file(), asked)).toBe(true);
    expect(isRefused(file(composite(asc('due_at'), asc('uid'))), asked)).toBe(false);
  });
});

describe('a field alone', () => {
  const override = (
    fieldPath: string,
    ...indexes: IndexFile['fieldOverrides'][number]['indexes']
  ): IndexFile => ({
    indexes: [],
    fieldOverrides: [{ collectionGroup: 'deliveries', fieldPath, indexes }],
  });

  it('has an index in one collection, and across all only where the file says so', () => {
    const everywhere = shape([], [asc('due_at')], { everywhere: true });
    expect(isRefused(file(), everywhere)).toBe(true);
    const across = override('due_at', { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' });
    expect(isRefused(across, everywhere)).toBe(false);
    // An override takes the place of what there is by itself.
    expect(isRefused(across, shape([], [asc('due_at')]))).toBe(true);
  });

  it('has none where it, or the map it is in, was taken out', () => {
    expect(isRefused(override('notes'), shape(['notes']))).toBe(true);
    expect(isRefused(override('watch'), shape([], [asc('watch.due_at')]))).toBe(true);
    expect(isRefused(override('watch'), shape([], [asc('watch_due_at')]))).toBe(false);
  });
});

it('an index that no query needs is named', () => {
  const [used, unused] = [composite(asc('kind'), desc('at')), composite(asc('state'), desc('at'))];
  const judged = judgeIndexes(file(used, unused), [shape(['kind'], [desc('at')])]);
  expect(judged).toEqual({ refused: [], unused: [unused] });
});
