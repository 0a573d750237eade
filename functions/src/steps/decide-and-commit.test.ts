import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, FOR_A_PERSON, NOT_TO_BE_LOST } from './decide-and-commit.ts';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import { countingRandomness } from '../../test/models/counting-randomness.ts';
import type { DocumentWrite } from '../ports/documents.ts';

const PATH = 'counters/one';

function world() {
  const documents = memoryDocuments();
  const pauses: number[] = [];
  let now = new Date('2026-05-01T12:00:00Z');
  const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  /** What happens right before each commit, in order; then nothing more. */
  const before: (() => unknown)[] = [];
  let commits = 0;
  const ports = {
    documents: {
      ...documents,
      async commit(writes: DocumentWrite[]) {
        commits += 1;
        await before.shift()?.();
        return documents.commit(writes);
      },
    },
    clock: () => now,
    pause: (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds)),
    randomness: { ...countingRandomness(), bytes: () => Uint8Array.of(128) },
  };
  const read = async () => {
    const [stored] = await ports.documents.getAll([PATH]);
    return { n: Number(stored?.data?.['n']), version: stored?.version };
  };
  const addOne = ({ n, version }: Awaited<ReturnType<typeof read>>) => ({
    writes: [{ kind: 'update', path: PATH, data: { n: n + 1 }, if_version: version } as const],
    result: n + 1,
  });
  const interfere = () => documents.commit([{ kind: 'merge', path: PATH, add: { n: 10 } }]);
  const stored = () => documents.dump()[PATH]?.['n'];
  const count = () => commits;
  return { documents, ports, pauses, before, later, read, addOne, interfere, stored, count };
}

let at: ReturnType<typeof world>;
beforeEach(async () => {
  at = world();
  await at.documents.commit([{ kind: 'create', path: PATH, data: { n: 1 } }]);
});

const increment = (steps: { bounds?: typeof FOR_A_PERSON } = {}) =>
  decideAndCommit(at.ports, { read: at.read, decide: at.addOne, ...steps });

describe('after a conflict', () => {
  it('it reads and decides again, after a pause', async () => {
    at.before.push(at.interfere);
    expect(await increment()).toBe(12);
    expect(at.stored()).toBe(12);
    expect(at.pauses).toEqual([20]);
  });

  it('that never ends, it gives up after bounded tries and longer pauses, and wrote nothing', async () => {
    at.before.push(...Array.from({ length: 50 }, () => at.interfere));
    await expect(increment()).rejects.toMatchObject({
      code: 'timeout',
      log: 'too_many_conflicts',
      message: 'This took too long. Nothing was changed. Please try again.',
    });
    expect(at.count()).toBe(FOR_A_PERSON.tries);
    expect(at.stored()).toBe(1 + 10 * FOR_A_PERSON.tries);
    expect(at.pauses.slice(0, 3)).toEqual([20, 40, 60]);
    expect(at.pauses.slice(-2)).toEqual([200, 200]);
    expect(at.pauses).toHaveLength(FOR_A_PERSON.tries - 1);
  });

  it('it gives up once its time is over, with the sentence of its caller', async () => {
    const slow = async () => {
      at.later(4000);
      await at.interfere();
    };
    at.before.push(slow, slow, slow, slow);
    const timeout = { sentence: 'Not opened. Nothing was changed. Try again.', log: 'not_opened' };
    const { read, addOne: decide } = at;
    await expect(decideAndCommit(at.ports, { read, decide, timeout })).rejects.toMatchObject({
      code: 'timeout',
      log: 'not_opened',
      message: timeout.sentence,
    });
    expect(at.count()).toBe(3);
  });

  it('at the end of its time, it says what was written when only the answer of the write was lost', async () => {
    at.before.push(async () => at.documents.commit(at.addOne(await at.read()).writes));
    const steps = {
      read: at.read,
      decide: (facts: Awaited<ReturnType<typeof at.read>>) =>
        facts.n === 2 ? { writes: [], result: 2 } : at.addOne(facts),
      bounds: { ...FOR_A_PERSON, tries: 1 },
    };
    expect(await decideAndCommit(at.ports, steps)).toBe(2);
    expect(at.count()).toBe(1);
  });

  it('for which the decision has an answer, it does not try again', async () => {
    const write = { kind: 'create', path: PATH, data: {} } as const;
    const decide = () => ({ writes: [write], result: 'made', on_conflict: { result: 'known' } });
    expect(await decideAndCommit(at.ports, { read: at.read, decide })).toBe('known');
    expect(at.pauses).toEqual([]);
  });
});

describe('a fault', () => {
  const fault = () => Promise.reject(new Error('unavailable'));

  it('is thrown at once while a person waits', async () => {
    at.before.push(fault);
    await expect(increment()).rejects.toThrow('unavailable');
    expect(at.count()).toBe(1);
    expect(at.pauses).toEqual([]);
  });

  it('is retried after longer pauses where nothing must be lost', async () => {
    at.before.push(fault, at.interfere, fault);
    expect(await increment({ bounds: NOT_TO_BE_LOST })).toBe(12);
    expect(at.pauses).toEqual([50, 40, 200]);
  });

  it('of reading is retried as well', async () => {
    let reads = 0;
    const read = () => ((reads += 1) < 3 ? fault() : at.read());
    const steps = { read, decide: at.addOne, bounds: NOT_TO_BE_LOST };
    expect(await decideAndCommit(at.ports, steps)).toBe(2);
  });

  it('that never ends is thrown at the end of the bounds', async () => {
    at.before.push(...Array.from({ length: 50 }, () => fault));
    await expect(increment({ bounds: NOT_TO_BE_LOST })).rejects.toThrow('unavailable');
    expect(at.count()).toBe(NOT_TO_BE_LOST.tries);
    expect(at.stored()).toBe(1);
  });
});

it.each([new Error('impossible'), new AppError('bad_request')])(
  'a decision that throws (%s) is never retried, and nothing is committed',
  async (error) => {
    const decide = () => {
      throw error;
    };
    const steps = { read: at.read, decide, bounds: NOT_TO_BE_LOST };
    await expect(decideAndCommit(at.ports, steps)).rejects.toBe(error);
    expect(at.count()).toBe(0);
    expect(at.pauses).toEqual([]);
  },
);

it('a refusal while reading is never retried', async () => {
  const refusal = new AppError('unauthorized');
  const read = () => Promise.reject(refusal);
  const steps = { read, decide: at.addOne, bounds: NOT_TO_BE_LOST };
  await expect(decideAndCommit(at.ports, steps)).rejects.toBe(refusal);
  expect(at.pauses).toEqual([]);
});

it('a decision without writes commits nothing', async () => {
  const decide = () => ({ writes: [], result: 'as it was' });
  expect(await decideAndCommit(at.ports, { read: at.read, decide })).toBe('as it was');
  expect(at.count()).toBe(0);
});

it('a decision gets the time at which all was read', async () => {
  const read = () => Promise.resolve(at.later(5000));
  const decide = (_: unknown, now: Date) => ({ writes: [], result: now });
  const result = await decideAndCommit(at.ports, { read, decide });
  expect(result).toEqual(new Date('2026-05-01T12:00:05Z'));
});
