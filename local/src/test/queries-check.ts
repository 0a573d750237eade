import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as places from '@vibes/core/firestore/places';
import { DUE } from '../../../functions/src/sweep/sweeps.ts';
import { describeShape, type QueryShape } from '../queries/query-shape.ts';
import { indexFileSchema, judgeIndexes } from '../queries/judge-indexes.ts';
import { readShapes } from '../queries/recorded-shapes.ts';
import { ROOT, worldPaths } from '../world/world-paths.ts';
import type { Check } from './check.ts';

/** The names of all collections of the product. */
const GROUPS: ReadonlySet<string> = new Set(
  Object.values(places).map(({ template }) => template.split('/').at(-2) ?? ''),
);

/** What a sweep asks once an account fills its pages, which takes more documents than tests write. */
const crowdedSweeps = (): QueryShape[] =>
  Object.values(DUE)
    .filter((query) => 'everywhere' in query && query.collection !== 'backfills')
    .map(({ collection, field }) => ({
      group: collection,
      everywhere: true,
      equal: [],
      contains: [],
      sorted: [field, 'uid'].map((name) => ({ field: name, order: 'ASCENDING' as const })),
    }));

/**
 * Whether Firestore has an index for each query that the tests of this run made, in the functions
 * and in the browser, and whether each composite index is used. The emulator answers without any.
 */
export const QUERIES_CHECK: Check = {
  name: 'queries',
  run: async () => {
    const text = await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8');
    const recorded = await readShapes(worldPaths('slots').folder);
    // The contract of the database has collections of its own.
    const shapes = recorded.filter(({ group }) => GROUPS.has(group));
    const file = indexFileSchema.parse(JSON.parse(text));
    const { refused, unused } = judgeIndexes(file, [...shapes, ...crowdedSweeps()]);
    const failures = [
      ...refused.map((shape) => ({
        name: describeShape(shape),
        reason: 'Firestore would refuse this query: firestore.indexes.json has no index for it.',
      })),
      ...unused.map(({ collectionGroup, queryScope, fields }) => ({
        name: `${collectionGroup} ${queryScope} ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`,
        reason: 'No query of the tests uses this index: each write of such a document pays for it.',
      })),
    ];
    const output = failures.map(({ name, reason }) => `${name}: ${reason}`).join('\n');
    return { passed: shapes.length - refused.length, failed: failures.length, output, failures };
  },
};
