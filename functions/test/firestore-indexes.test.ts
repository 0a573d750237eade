import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { HANDLE_FIELDS } from '@vibes/core/creator/handles';
import { indexFileSchema } from '../../local/src/queries/judge-indexes.ts';
import { DUE, type DueQuery } from '../src/sweep/sweeps.ts';

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

/** What queries of the tests need is looked at by `local/src/test/queries-check.ts`; this is what no test asks. */
describe('firestore.indexes.json', () => {
  it.each(Object.entries(DUE).map(([name, query]): [string, DueQuery] => [name, query]))(
    'has what the sweep of %s asks for, and what it asks once it leaves accounts out',
    async (_, { collection, everywhere = false, field }) => {
      const { indexes, fieldOverrides } = indexFileSchema.parse(
        await read('firestore.indexes.json'),
      );
      const single = fieldOverrides.find(
        (one) => one.collectionGroup === collection && one.fieldPath === field,
      );
      // Single fields of a collection are indexed by themselves, unless somebody takes that away.
      if (!everywhere) {
        expect(single).toBeUndefined();
        return;
      }
      expect(single?.indexes).toContainEqual({
        order: 'ASCENDING',
        queryScope: 'COLLECTION_GROUP',
      });
      const hasOneOfEach = collection === 'backfills';
      if (hasOneOfEach) return;
      expect(indexes).toContainEqual({
        collectionGroup: collection,
        queryScope: 'COLLECTION_GROUP',
        fields: [field, 'uid'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      });
    },
  );

  it.each(['creators', 'deleted_creators'])(
    'finds a person who asks in the %s of all accounts, by address, mailbox and handles',
    async (collectionGroup) => {
      const { fieldOverrides } = indexFileSchema.parse(await read('firestore.indexes.json'));
      const has = (fieldPath: string, index: object) => {
        const of = fieldOverrides.find(
          (one) => one.collectionGroup === collectionGroup && one.fieldPath === fieldPath,
        );
        expect(of?.indexes).toContainEqual({ ...index, queryScope: 'COLLECTION_GROUP' });
      };
      for (const field of ['email', ...HANDLE_FIELDS]) has(field, { order: 'ASCENDING' });
      has('mailbox_keys', { arrayConfig: 'CONTAINS' });
    },
  );

  it.each([
    ['events of the payment provider', 'stripe_events'],
    ['codes of a handover', 'handovers'],
    ['feedback', 'anonymous_feedback'],
  ])('deletes %s when they expire', async (_, collectionGroup) => {
    const { fieldOverrides } = indexFileSchema.parse(await read('firestore.indexes.json'));
    expect(fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'expires_at',
      ttl: true,
      indexes: [],
    });
  });
});
