import * as z from 'zod';
import type { JobProgress } from '../api/job.ts';
import { CHANNELS } from '../channel/channel.ts';
import { MOST_CHUNKS } from '../creator-index/index-limits.ts';
import { MOST_DELETED_AT_ONCE } from '../creator/deletion-limits.ts';
import { storedId, storedList, storedText } from '../text/stored-text.ts';

/** Longest id that a browser may name (`document-id.ts`). */
const NAMED_ID = 200;
/** Longest sentence about one creator. */
const SENTENCE = 200;
const SEALED_ID = 40;
/** Deliveries read at once for a retry of all. */
export const RETRIES_READ = 100;

const endSchema = z.object({
  /** Why it was not done; null where it was. */
  refused: storedText(SENTENCE).nullable(),
  /** Of one restored, what became of the email that deleting had stopped; null where there was none. */
  email: z
    .object({ state: z.enum(['waits', 'stopped']), why: storedText(SENTENCE).nullable() })
    .nullable(),
});
export type StoredEnd = z.infer<typeof endSchema>;

const count = z.int().nonnegative();

const creatorsWork = <Name extends string>(name: Name) =>
  z.object({
    name: z.literal(name),
    ids: storedList(storedText(NAMED_ID), MOST_DELETED_AT_ONCE),
    is_undo: z.boolean(),
    /** How the first of `ids` ended, in their order. */
    ends: storedList(endSchema, MOST_DELETED_AT_ONCE),
  });

const retryWork = z.object({
  name: z.literal('retryFailed'),
  channel: z.enum(CHANNELS),
  /** When it began: what fails later is not retried. */
  until: z.date(),
  /** The `updated_at` up to which failed deliveries were read; null at the beginning. */
  after: z.date().nullable(),
  /** Whether there is more to read. */
  has_more: z.boolean(),
  /** Those that were read and not retried yet. */
  ids: storedList(storedText(NAMED_ID), RETRIES_READ),
  queued: count,
});

const followUpsWork = z.object({
  name: z.literal('switchFollowUps'),
  /** The round of the settings that it plans for. */
  round: count,
  until: z.date(),
  /** The `last_out_at` up to which creators were read. */
  after: z.date(),
  planned: count,
});

const sealWork = z.object({
  name: z.literal('sealCreators'),
  /** The `sealed_to` of the index that it replaces; null for none. */
  from: z.date().nullable(),
  /** When it began: the `sealed_to` of the new index. */
  until: z.date(),
  /** The `created_at` up to which creators were read; null at the beginning. */
  after: z.date().nullable(),
  has_more: z.boolean(),
  /** The chunks made so far, which no manifest names. */
  chunks: storedList(z.object({ id: storedText(SEALED_ID), count }), MOST_CHUNKS),
  sealed: z.boolean(),
});

/**
 * `users/{uid}/jobs/{id}`: work of many items that goes on in parts, whoever asks for the next one.
 * Server only.
 *
 *     running ─┬─ every item ended ──────────► done
 *              ├─ the person stops it,
 *              │  or the account is closed ──► stopped
 *              └─ no progress in five tries ─► failed
 */
export const jobSchema = z.object({
  /** Whose it is, as its path says: by this a sweep leaves accounts out of its query. */
  uid: storedId(),
  work: z.discriminatedUnion('name', [
    creatorsWork('deleteCreators'),
    creatorsWork('restoreCreators'),
    retryWork,
    followUpsWork,
    sealWork,
  ]),
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  done: count,
  total: count,
  /** Moves on with each step that is stored. */
  steps: count,
  /** How often it was taken since the last step. */
  tries: count,
  /** Whose part it is; null between parts. */
  lease_token: storedId().nullable(),
  /** While it runs: when the lease ends, and between parts, when a sweep goes on with it. */
  due_at: z.date().optional(),
  started_at: z.date(),
  /** When the store deletes it; once it is over. */
  expires_at: z.date().optional(),
});
export type Job = z.infer<typeof jobSchema>;
export type Work = Job['work'];
export type WorkName = Work['name'];
export type WorkOf<Name extends WorkName> = Extract<Work, { name: Name }>;

export const progressOf = ({ state, done, total }: JobProgress): JobProgress => ({
  state,
  done,
  total,
});
