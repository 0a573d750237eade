import { beforeEach, describe, expect, it } from 'vitest';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import type { DocumentQuery } from '../ports/documents.ts';
import type { DueDocument } from './find-due.ts';
import { runDue, type DueWork } from './run-due.ts';
import { DUE } from './sweeps.ts';

const START = new Date('2026-05-01T12:00:00Z');
const HOUR = 60 * 60_000;
const PAGE = 50;

/** Creators that are due for a reread, of invented accounts, and a record of what ran. */
function dueWorld() {
  const documents = memoryDocuments();
  const ran: string[] = [];
  const asked: DocumentQuery[] = [];
  let now = new Date(START.getTime() + HOUR);
  const ports = {
    clock: () => now,
    documents: {
      ...documents,
      find: (query: DocumentQuery) => {
        asked.push(query);
        return documents.find(query);
      },
    },
  };
  const faults: string[] = [];
  /** Claims it, as every sweep does. */
  async function claim({ path, version }: DueDocument): Promise<'taken' | 'left'> {
    const data = { next_read_at: null };
    const end = await documents.commit([{ kind: 'update', path, data, if_version: version }]);
    if (end === 'conflict') return 'left';
    ran.push(path);
    return 'taken';
  }
  return {
    ran,
    asked,
    faults,
    claim,
    later: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    /** So many, one due a millisecond after the other, the first so many milliseconds after the start. */
    add: (uid: string, count: number, { after = 0, apart = 1 } = {}) =>
      documents.commit(
        Array.from({ length: count }, (_, number) => ({
          kind: 'create',
          path: `users/${uid}/creators/${uid}-${number}`,
          data: { uid, next_read_at: new Date(START.getTime() + after + number * apart) },
        })),
      ),
    run: (change: Partial<DueWork> = {}) =>
      runDue(ports, {
        query: DUE.rereads,
        page: PAGE,
        side_by_side: 4,
        until: new Date(now.getTime() + HOUR),
        run: claim,
        onFault: ({ path }) => faults.push(path),
        ...change,
      }),
    accountsRun: () => ran.map((path) => path.split('/')[1] ?? ''),
  };
}

let at: ReturnType<typeof dueWorld>;
beforeEach(() => {
  at = dueWorld();
});
const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, number) => `${name}${number}`);

describe('what is due', () => {
  it('runs once each, over several pages, round-robin over accounts', async () => {
    await at.add('ann', 3);
    await at.add('bob', 130, { after: 10 });
    await at.run();
    expect(at.accountsRun().slice(0, 6)).toEqual(['ann', 'bob', 'ann', 'bob', 'ann', 'bob']);
    expect(new Set(at.ran).size).toBe(133);
    expect(at.ran).toHaveLength(133);
  });

  it('of an account with thousands delays nobody', async () => {
    await at.add('max', 3000);
    for (const uid of names(9, 'few')) await at.add(uid, 1, { after: 10_000 });
    await at.run();
    expect(at.accountsRun().slice(0, 10).sort()).toEqual([...names(9, 'few'), 'max']);
    expect(at.ran).toHaveLength(3009);
  });

  it('of one that becomes due during a sweep waits for a page at most', async () => {
    await at.add('max', 3000);
    let has_come = false;
    await at.run({
      run: async (due) => {
        if (at.ran.length === 500 && !has_come) {
          has_come = true;
          await at.add('late', 1, { after: 20_000 });
        }
        return at.claim(due);
      },
    });
    expect(at.accountsRun().indexOf('late') - 500).toBeLessThanOrEqual(PAGE + 4);
    expect(at.ran).toHaveLength(3001);
  });

  it('of more crowding accounts than a query can leave out is all run', async () => {
    for (const uid of names(14, 'many')) await at.add(uid, 120);
    await at.add('few', 1, { after: 10_000 });
    await at.run();
    expect(new Set(at.ran).size).toBe(14 * 120 + 1);
    expect(at.ran).toHaveLength(14 * 120 + 1);
  });

  it('at the very same moment is all run', async () => {
    for (const uid of names(40, 'one')) await at.add(uid, 4, { apart: 0 });
    await at.add('max', 300, { apart: 0 });
    await at.run();
    expect(at.ran).toHaveLength(460);
  });

  it('costs one query more for a page that one account fills', async () => {
    await at.add('max', 50);
    await at.run();
    expect(at.asked.map(({ without }) => without?.values)).toEqual([undefined, ['max'], undefined]);
  });

  it('and throws, or is another’s, is passed over, and holds up nobody behind it', async () => {
    for (const uid of names(30, 'stuck')) await at.add(uid, 5);
    await at.add('ann', 1, { after: 10_000 });
    const run = (due: DueDocument) => {
      if (due.uid === 'ann') return at.claim(due);
      return due.path.endsWith('-0')
        ? Promise.reject(new Error('broken'))
        : Promise.resolve('left' as const);
    };
    await at.run({ run });
    expect(at.accountsRun()).toEqual(['ann']);
    expect(at.faults).toHaveLength(30);
  });

  it('is begun by nobody after the time is up', async () => {
    await at.add('ann', 9);
    const until = new Date(START.getTime() + 2 * HOUR);
    const run = (due: DueDocument) => {
      at.later(HOUR / 2);
      return at.claim(due);
    };
    await at.run({ run, until, side_by_side: 1 });
    expect(at.ran).toHaveLength(2);
  });

  it('runs in an order of its own, where it has one', async () => {
    await at.add('ann', 1);
    await at.add('bob', 1, { after: 10 });
    await at.run({ order: (one, other) => other.uid.localeCompare(one.uid), side_by_side: 1 });
    expect(at.accountsRun()).toEqual(['bob', 'ann']);
  });
});

describe('parts', () => {
  const uids = names(60, 'person');

  it('hold each account once, and together do everything once', async () => {
    for (const uid of uids) await at.add(uid, 7);
    await at.add('max', 400);
    const of = 3;
    const accounts: string[][] = [];
    for (let index = 0; index < of; index += 1) {
      const before = at.ran.length;
      await at.run({ part: { index, of } });
      accounts.push([...new Set(at.accountsRun().slice(before))]);
    }
    expect(accounts.flat().sort()).toEqual([...uids, 'max'].sort());
    expect(accounts.every((part) => part.length > 10)).toBe(true);
    expect(at.ran).toHaveLength(60 * 7 + 400);
    expect(new Set(at.ran).size).toBe(60 * 7 + 400);
  });

  it('side by side do nothing twice, and none finds the account of another', async () => {
    for (const uid of uids) await at.add(uid, 7);
    await at.add('max', 400);
    let left = 0;
    const run = async (due: DueDocument) => {
      const end = await at.claim(due);
      if (end === 'left') left += 1;
      return end;
    };
    const parts = [0, 1, 2, 3].map((index) => ({ index, of: 4 }));
    await Promise.all(parts.map((part) => at.run({ part, run })));
    expect(left).toBe(0);
    expect(at.ran).toHaveLength(60 * 7 + 400);
  });
});
