import { describeCreator } from '@vibes/core/capture/describe-creator';
import { chunkText, INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import { CHUNK_ENTRIES } from '@vibes/core/creator-index/index-limits';
import { entryOf } from '@vibes/core/creator/creator-entry';
import type { Creator } from '@vibes/core/creator/creator';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import {
  creatorChunkDocument,
  creatorDocument,
  creatorIndexDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import type { Firestore } from 'firebase-admin/firestore';
import { gzipPacker } from '../../../../functions/src/adapters/gzip/gzip-packer.ts';

const MINUTE_MS = 60_000;
/** Of so many of the newest there are documents: as many as a page can show. */
const NEWEST = 100;

const NOTED = 'asked for rates, met at the fair, prefers calls, likes our shoes, next month'.split(
  ', ',
);

/** A word of letters alone: a search for a number finds the creator of that number. */
const wordOf = (number: number) => number.toString(36).replace(/\d/g, '');

/** Notes as long as what is searched of them, hardly two alike. */
const notesOf = (number: number) =>
  Array.from(
    { length: 9 },
    (_, n) => `${NOTED[(number + n * n) % NOTED.length]} ${wordOf(number * (n * 1009 + 70_001))}`,
  )
    .join('; ')
    .slice(0, 118);

function creator(number: number, now: Date): Creator {
  const name = `Creator ${String(number).padStart(5, '0')}`;
  const handle = `creator.${number}`;
  return {
    ...describeCreator({
      known: null,
      id: `m${number}`,
      target: { platform: 'tiktok', handle },
      reading: { kind: 'blocked', reason: 'waf', contact: { contact: null, others: [] } },
      note: notesOf(number),
      now: new Date(now.getTime() - (number + 1) * MINUTE_MS),
    }),
    name,
    email: `hello@studio-${number}.example`,
    email_source: 'bio',
    email_found_at: `https://www.tiktok.com/@${handle}`,
    email_evidence: `${name}, maker of things. Work with me: hello@studio-${number}.example`,
    read_state: 'read',
    linktree_url: `https://linktr.ee/${handle}`,
    followers: number * 7,
  };
}

/** The email that went to the creator. */
function sentEmail({ id, name, email, created_at }: Creator): Delivery {
  const queued = queueEmail({
    creator_id: id,
    creator_name: name,
    to: email ?? '',
    subject: `A paid partnership for ${name}`,
    now: created_at,
    hold_back: 'off',
  });
  delete queued.due_at;
  return { ...queued, state: 'sent', channel: 'gmail', attempts: 1, sent_at: created_at };
}

/**
 * An account's creators as a seal left them: the whole index, and of the newest alone a document and
 * its email.
 */
export async function writeManyCreators(database: Firestore, uid: string, count: number) {
  const now = new Date();
  const all = Array.from({ length: count }, (_, n) => creator(n + 1, now));
  const batch = database.batch();
  for (const one of all.slice(0, NEWEST)) {
    batch.set(database.doc(creatorDocument.path(uid, one.id)), { ...one, uid });
    const email = { ...sentEmail(one), uid };
    batch.set(database.doc(deliveryDocument.path(uid, newestEmailId(one))), email);
  }
  await batch.commit();
  const entries = all.map(entryOf).reverse();
  const chunks: { id: string; count: number }[] = [];
  for (let from = 0; from < count; from += CHUNK_ENTRIES) {
    const some = entries.slice(from, from + CHUNK_ENTRIES);
    const id = `bench-${from}`;
    const packed = await gzipPacker.pack(chunkText(some));
    const chunk = { count: some.length, entries: packed, made_at: now };
    await database.doc(creatorChunkDocument.path(uid, id)).set(chunk);
    chunks.push({ id, count: some.length });
  }
  const index = { format: INDEX_FORMAT, count, sealed_to: now, chunks };
  await database.doc(creatorIndexDocument.path(uid)).set(index);
}
