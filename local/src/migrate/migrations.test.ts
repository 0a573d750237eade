import * as documents from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import { storedDocuments } from '../../../functions/test/stored-documents.ts';
import { migrations } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';

const rows = migrations({ mail_domain: 'app.vibes.test' });
const LATER = new Set(['message_id', 'thread', 'in_reply_to', 'daily_stats_moved']);
/** Documents as they were before the fields that the migrations write. */
const earlier = (await storedDocuments()).map(([path, fields]): [string, typeof fields] => [
  path,
  Object.fromEntries(Object.entries(fields).filter(([name]) => !LATER.has(name))),
]);

/** All documents of earlier versions, after `given` have run over them twice. */
async function migrated(given: typeof rows) {
  const stored = memoryDocuments();
  await stored.commit(earlier.map(([path, data]) => ({ kind: 'create', path, data })));
  const ports = {
    documents: stored,
    clock: () => new Date('2026-11-24T10:00:00Z'),
    pause: () => Promise.resolve(),
    randomness: { bytes: (size: number) => new Uint8Array(size), id: () => 'x' },
  };
  const { written } = await runMigrations(ports, { migrations: given });
  const after = stored.dump();
  const again = await runMigrations(ports, { migrations: given, is_again: true });
  return { written, after, again: again.written, twice: stored.dump() };
}

it('each has its own day and name, and reads documents that exist', () => {
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^20\d\d-\d\d-\d\d-[a-z-]+$/);
  const templates = Object.values(documents).map(({ template }) => template);
  expect(templates).toEqual(expect.arrayContaining(rows.map(({ place }) => place.template)));
});

it.each(rows)(
  '$id writes into earlier documents once, and changes nothing they had',
  async (row) => {
    const { written, after, again, twice } = await migrated([row]);
    // Else an earlier document that needs it is missing in functions/test/stored-documents.json.
    expect(written).toBeGreaterThan(0);
    expect(again).toBe(0);
    for (const [path, had] of earlier) {
      expect(after[path]).toMatchObject(had);
      expect(twice[path]).toEqual(after[path]);
    }
  },
);

it('the mails that went over Gmail have their Message-IDs', async () => {
  const { after } = await migrated(rows);
  const known = Object.entries(after).filter(([, data]) => data['message_id'] !== undefined);
  expect(known.map(([, { channel, state }]) => `${String(channel)} ${String(state)}`)).toEqual([
    'gmail sent',
    'gmail uncertain',
  ]);
});
