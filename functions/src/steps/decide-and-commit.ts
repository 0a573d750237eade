import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import type { Pause } from '../ports/pause.ts';
import { chanceOf, type Randomness } from '../ports/randomness.ts';

export interface CommitPorts {
  documents: Documents;
  clock: Clock;
  pause: Pause;
  randomness: Randomness;
}

/** What a workflow writes, and what it answers once that is written. */
export interface Decision<Result> {
  /** Committed in one piece, each at the version read. Empty: nothing is committed. */
  writes: DocumentWrite[];
  result: Result;
  /** For a write that somebody else may have made: a conflict is no reason to retry, and this is the answer. */
  on_conflict?: { result: Result };
}

/** How long to retry. The limit that is reached first ends it. */
export interface RetryBounds {
  /** Commits tried at most, the first included. */
  tries: number;
  /** Milliseconds by the clock port after which no further try begins. */
  within: number;
  /** Whether a fault while reading or committing is retried too, after longer pauses. */
  retries_faults: boolean;
}

/** While a person waits for the answer. */
export const FOR_A_PERSON: RetryBounds = { tries: 20, within: 10_000, retries_faults: false };

/** For what must not be lost: about 40 seconds of an absent database, well inside a lease. */
export const NOT_TO_BE_LOST: RetryBounds = { tries: 30, within: 60_000, retries_faults: true };

interface Steps<Facts, Result> {
  /** Everything the decision depends on, read again for every try. */
  read: () => Promise<Facts>;
  /** Pure. Throws an `AppError` to refuse; `now` is the time when all was read. */
  decide: (facts: Facts, now: Date) => Decision<Result>;
  bounds?: RetryBounds;
  /** The sentence and the log line of the `timeout` at the end of the bounds. */
  timeout?: { sentence: string; log: string };
}

/**
 * The longest pause after so many tries, in milliseconds. Of the workers that race for one document
 * one wins each round, so the pause after a conflict grows slowly. An absent database is asked less
 * and less.
 */
const BACKOFF = {
  conflict: (tries: number) => Math.min(400, 40 * tries),
  fault: (tries: number) => Math.min(3000, 100 * 2 ** (tries - 1)),
} as const;

interface Fault {
  kind: 'fault';
  error: unknown;
}
type End<Result> = { kind: 'done'; result: Result } | { kind: 'conflict' } | Fault;

/** A fault becomes an answer; a refusal stays an error. */
const caught = <Value>(work: Promise<Value>): Promise<{ kind: 'value'; value: Value } | Fault> =>
  work.then(
    (value) => ({ kind: 'value', value }) as const,
    (error: unknown) => {
      if (error instanceof AppError) throw error;
      return { kind: 'fault', error } as const;
    },
  );

async function tryOnce<Facts, Result>(
  { documents, clock }: CommitPorts,
  { read, decide }: Steps<Facts, Result>,
): Promise<End<Result>> {
  const facts = await caught(read());
  if (facts.kind === 'fault') return facts;
  const { writes, result, on_conflict } = decide(facts.value, clock());
  if (writes.length === 0) return { kind: 'done', result };
  const committed = await caught(documents.commit(writes));
  if (committed.kind === 'fault') return committed;
  if (committed.value === 'committed') return { kind: 'done', result };
  return on_conflict ? { kind: 'done', ...on_conflict } : { kind: 'conflict' };
}

/**
 * The answer when no further commit may be tried. Reads once more: a commit whose answer is lost is
 * repeated by the database's client, and the repetition conflicts with what the first has written.
 * Then there is nothing left to write.
 */
async function answerLate<Facts, Result>(
  { clock }: CommitPorts,
  { read, decide, timeout }: Steps<Facts, Result>,
): Promise<Result> {
  const { writes, result } = decide(await read(), clock());
  if (writes.length === 0) return result;
  throw new AppError('timeout', { log: 'too_many_conflicts', ...timeout });
}

/**
 * Optimistic concurrency, and the one way to write what depends on what is stored: read, decide,
 * commit at the versions read. A conflict writes nothing; after a pause (backoff with full jitter)
 * it begins again with `read`, within `bounds`. At their end it reads a last time and throws
 * `AppError('timeout')` when something is still to be written; after a fault it throws that. What
 * `decide` throws is never retried.
 */
export async function decideAndCommit<Facts, Result>(
  ports: CommitPorts,
  steps: Steps<Facts, Result>,
): Promise<Result> {
  const { clock, pause, randomness } = ports;
  const { bounds = FOR_A_PERSON } = steps;
  const started = clock().getTime();
  for (let tries = 1; ; tries += 1) {
    const end = await tryOnce(ports, steps);
    if (end.kind === 'done') return end.result;
    if (end.kind === 'fault' && !bounds.retries_faults) throw end.error;
    const wait = chanceOf(randomness) * BACKOFF[end.kind](tries);
    const isLate = clock().getTime() - started + wait > bounds.within;
    if (isLate || tries >= bounds.tries) {
      if (end.kind === 'fault') throw end.error;
      return answerLate(ports, steps);
    }
    await pause(wait);
  }
}
