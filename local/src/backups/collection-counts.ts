import * as documents from '@vibes/core/firestore/documents';
import { z } from 'zod';
import { askGoogle } from '../deploy/call-google.ts';
import type { Project } from './read-backups.ts';

/** Every collection of the product, whatever it is below. */
export const GROUPS: readonly string[] = [
  ...new Set(Object.values(documents).map(({ template }) => template.split('/').at(-2) ?? '')),
].toSorted();

export type Counts = ReadonlyMap<string, number>;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runAggregationQuery */
const answerSchema = z.array(
  z.looseObject({
    result: z
      .looseObject({
        aggregateFields: z.looseObject({ n: z.looseObject({ integerValue: z.coerce.number() }) }),
      })
      .optional(),
  }),
);

async function countGroup(
  { google }: Pick<Project, 'google'>,
  database: string,
  { collectionId, at }: { collectionId: string; at: Date | null },
): Promise<number> {
  const answer = await askGoogle(
    { google },
    {
      service: 'firestore',
      method: 'POST',
      path: `v1/${database}/documents:runAggregationQuery`,
      body: {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId, allDescendants: true }] },
          aggregations: [{ alias: 'n', count: {} }],
        },
        ...(at && { readTime: at.toISOString() }),
      },
    },
    answerSchema,
  );
  return answer.find(({ result }) => result)?.result?.aggregateFields.n.integerValue ?? 0;
}

/**
 * How many documents a database holds, by collection group: a read for each 1,000. `at` is a moment
 * of the past, for a database that keeps them.
 */
export async function countGroups(
  project: Pick<Project, 'google'>,
  database: string,
  at: Date | null = null,
): Promise<Counts> {
  const counted = GROUPS.map(
    async (collectionId) =>
      [collectionId, await countGroup(project, database, { collectionId, at })] as const,
  );
  return new Map(await Promise.all(counted));
}
