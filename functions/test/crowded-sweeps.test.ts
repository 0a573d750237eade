import { describeCreator } from '@vibes/core/capture/describe-creator';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument, handleDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { openAccount } from '../src/account/run-open-account.ts';
import { runReread } from '../src/capture/run-reread.ts';
import { runPictures } from '../src/creator/run-pictures.ts';
import { runFollowUpSweep } from '../src/follow-ups/run-follow-up-sweep.ts';
import type { Part } from '../src/sweep/part.ts';
import { memoryWeb } from './memory-web.ts';
import { memoryWorld, type MemoryWorld } from './memory-world.ts';

const MANY = 3000;
const FEW = Array.from({ length: 9 }, (_, number) => `few${number}`);
const until = new Date('2100-01-01');

interface Crowded {
  due: Partial<Creator>;
  /** Runs the sweep on a world; `ran` is told of each creator by its path. */
  sweep: (world: MemoryWorld, ran: (path: string) => void, part?: Part) => Promise<unknown>;
}

/** Tells of each creator as its run claims it, or, without a claim, as it reads it. */
function watched(world: MemoryWorld, ran: (path: string) => void, by: 'claim' | 'read') {
  const { documents } = world.ports;
  const tell = (paths: string[]) => {
    const [creator] = paths.filter((path) => creatorDocument.holds(path));
    if (creator !== undefined) ran(creator);
  };
  return {
    ...documents,
    getAll: (paths: string[]) => {
      if (by === 'read') tell(paths);
      return documents.getAll(paths);
    },
    commit: async (writes: Parameters<typeof documents.commit>[0]) => {
      const end = await documents.commit(writes);
      if (by === 'claim' && end === 'committed') tell(writes.map(({ path }) => path));
      return end;
    },
  };
}

/** The longest due first: `now` is the time of the world. */
const SWEEPS: [string, Crowded][] = [
  [
    'rereads',
    {
      due: { next_read_at: new Date(0) },
      sweep(world, ran, part) {
        const documents = watched(world, ran, 'claim');
        const ports = { ...world.ports, ...memoryWeb({}).ports, documents };
        return runReread(ports, { until, part });
      },
    },
  ],
  [
    'pictures',
    {
      due: { picture_due_at: new Date(0), avatar_url: 'https://cdn.test/a.jpeg' },
      sweep(world, ran, part) {
        const documents = watched(world, () => undefined, 'claim');
        const fetchPicture = ({ url }: { url: string }) => {
          ran(url);
          return Promise.resolve({ kind: 'failed', is_final: false } as const);
        };
        const shrinkPicture = () => Promise.resolve(null);
        const ports = { ...world.ports, documents, fetchPicture, shrinkPicture };
        return runPictures(ports, { until, part });
      },
    },
  ],
  [
    'follow-ups',
    {
      due: {
        follow_up: {
          step: 1,
          of: 'email_gone',
          made: 0,
          round: 0,
          due_at: new Date(0),
          away_until: null,
          ended: null,
        },
      },
      sweep(world, ran, part) {
        const documents = watched(world, ran, 'read');
        return runFollowUpSweep({ ...world.ports, documents }, { until, part });
      },
    },
  ],
];

/** Creators of an account, due one millisecond after the other from `after` on. */
async function addDue(
  world: MemoryWorld,
  uid: string,
  { due, count, after }: { due: Partial<Creator>; count: number; after: number },
) {
  await openAccount(world.ports, {
    person: { uid, name: uid, email: `${uid}@brand.com`, photo_url: null },
    time_zone: 'Europe/Berlin',
    trial_credits: 10,
    app_origin: 'https://app.test',
  });
  const contact = { contact: null, others: [] };
  const reading = { kind: 'blocked', reason: 'waf', contact } as const;
  const writes = Array.from({ length: count }, (_, number) => {
    const id = `${uid}-${number}`;
    const target = { platform: 'tiktok', handle: id } as const;
    const creator = describeCreator({
      known: null,
      id,
      target,
      reading,
      note: '',
      now: world.ports.clock(),
    });
    const at = new Date(after + number);
    const [[field, value] = ['', null]] = Object.entries(due);
    const data = {
      ...creator,
      uid,
      avatar_url: `https://cdn.test/${uid}/${id}.jpeg`,
      [field]: value instanceof Date ? at : { ...(value as object), due_at: at },
    };
    return [
      { kind: 'create', path: creatorDocument.path(uid, id), data } as const,
      {
        kind: 'create',
        path: handleDocument.path(uid, 'tiktok', id),
        data: { creator_id: id, is_bound: true },
      } as const,
    ];
  });
  await world.documents.commit(writes.flat());
}

const accountIn = (text: string) => /(?:users|cdn\.test)\/([^/]+)\//.exec(text)?.[1] ?? '';
const idIn = (text: string) => /([^/]+?)(?:\.jpeg)?$/.exec(text)?.[1] ?? '';

describe.each(SWEEPS)('the sweep of %s', (_, { due, sweep }) => {
  it('serves nine accounts with one each in the first turns, before the thousands of another', async () => {
    const world = await memoryWorld();
    await addDue(world, 'many', { due, count: MANY, after: 0 });
    for (const uid of FEW) await addDue(world, uid, { due, count: 1, after: 10 * MANY });
    const ran: string[] = [];
    const ends = sweep(world, (one) => ran.push(accountIn(one)));
    await ends;
    const turns = ran.slice(0, 20);
    for (const uid of FEW) expect(turns).toContain(uid);
    expect(new Set(ran)).toEqual(new Set([...FEW, 'many']));
  });

  it('in parts at once does everything once, each account in one part', async () => {
    const world = await memoryWorld();
    await addDue(world, 'many', { due, count: 300, after: 0 });
    for (const uid of FEW) await addDue(world, uid, { due, count: 2, after: 100 });
    const of = 3;
    const parts: string[][] = Array.from({ length: of }, () => []);
    await Promise.all(
      parts.map((ran, index) => sweep(world, (one) => ran.push(one), { index, of })),
    );
    const accounts = parts.map((ran) => [...new Set(ran.map(accountIn))]);
    expect(accounts.flat().sort()).toEqual([...FEW, 'many'].sort());
    const creators = new Set(parts.flat().map(idIn));
    expect(creators.size).toBe(300 + 2 * FEW.length);
  });
});
