import { describe, expect, it } from 'vitest';
import { creatorSchema } from '@vibes/core/creator/creator';
import {
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, pages, phone } from '../../test/phone.ts';
import { rereader } from '../../test/rereader.ts';
import { lostAnswer } from '../../test/lost-answer.ts';
import type { PageFetch } from '../ports/page-fetcher.ts';

const HOUR = 3_600_000;
const annPage = pages()[ANN] as PageFetch;

/** A blocked creator whose time has come. */
async function openDue({ trial_credits = 10 } = {}) {
  const world = await memoryWorld({ trial_credits });
  const { creator } = await phone(world, { [ANN]: page(ANN, tiktokWall) }).requestCapture({
    url: ANN,
  });
  world.later(HOUR);
  return { world, id: creator.id ?? '' };
}
const creatorOf = (world: MemoryWorld, id: string) =>
  creatorSchema.parse(world.data(creatorDocument.path('max', id)));

/** One creator, read and charged once, one email, and a balance that its entries explain. */
function expectOnce(world: MemoryWorld, id: string) {
  expect(creatorOf(world, id)).toMatchObject({ read_state: 'read', next_read_at: null });
  expect(world.creators()).toHaveLength(1);
  const charges = world.entries().filter(({ kind }) => kind === 'capture');
  expect(charges).toHaveLength(1);
  expect(world.entries().reduce((sum, { delta }) => sum + delta, 0)).toBe(world.balance());
  expect(world.under(deliveryDocument.collection('max'))).toHaveLength(1);
  expect(world.counted()).toEqual({ captured: 1 });
}

describe('a reading without a person beside a request', () => {
  it('loses to a request that comes while it reads, and nothing is charged twice', async () => {
    const { world, id } = await openDue();
    const { requestCapture } = phone(world);
    const { sweep } = rereader(world, {});
    const fetchPage = async () => {
      expect(await requestCapture({ url: ANN })).toMatchObject({ credits_remaining: 9 });
      return annPage;
    };
    expect(await sweep({ fetchPage })).toMatchObject({ left: 1, read: 0 });
    expectOnce(world, id);
  });

  it('leaves a creator that a person deletes while it reads, who stays deleted', async () => {
    const { world, id } = await openDue();
    const { sweep } = rereader(world, {});
    const deleted = deletedCreatorDocument.path('max', id);
    const fetchPage = async () => {
      const deleted_at = world.ports.clock();
      const gone = { deleted_at, follow_up_due_at: null, joined_into: null, purge_at: deleted_at };
      const data = { ...creatorOf(world, id), ...gone };
      await world.documents.commit([
        { kind: 'delete', path: creatorDocument.path('max', id) },
        { kind: 'create', path: deleted, data },
      ]);
      return annPage;
    };
    expect(await sweep({ fetchPage })).toMatchObject({ left: 1, read: 0 });
    expect(world.creators()).toEqual([]);
    expect(world.data(deleted)).toBeDefined();
    expect(world.balance()).toBe(10);
  });

  it('wins over a request that is still reading, which answers what is stored', async () => {
    const { world, id } = await openDue();
    const { sweep } = rereader(world, pages());
    const { requestCapture } = phone(world);
    const fetchPage = async () => {
      expect(await sweep()).toMatchObject({ read: 1 });
      return annPage;
    };
    expect(await requestCapture({ url: ANN }, { fetchPage })).toMatchObject({
      outcome: 'already_contacted',
      credits_remaining: 9,
    });
    expectOnce(world, id);
  });

  it('for the last credit: one of both is charged, whoever is first', async () => {
    for (const first of ['requestCapture', 'sweep'] as const) {
      const { world, id } = await openDue({ trial_credits: 1 });
      const { requestCapture } = phone(world);
      const { sweep } = rereader(world, pages());
      const runs = { requestCapture: () => requestCapture({ url: ANN }), sweep: () => sweep() };
      const second = first === 'requestCapture' ? 'sweep' : 'requestCapture';
      await Promise.all([runs[first](), runs[second]()]);
      expectOnce(world, id);
      expect(world.balance()).toBe(0);
    }
  });

  it('for the last credit, of another creator: it waits for credits, with nothing charged', async () => {
    const { world, id } = await openDue({ trial_credits: 1 });
    const { requestCapture } = phone(world, {
      'https://www.tiktok.com/@cleo': page('', tiktokPage({ handle: 'cleo' })),
    });
    const { sweep } = rereader(world, {});
    const fetchPage = async () => {
      await requestCapture({ platform: 'tiktok', username: 'cleo' });
      return annPage;
    };
    expect(await sweep({ fetchPage })).toMatchObject({ out_of_credits: 1 });
    expect(world.balance()).toBe(0);
    expect(creatorOf(world, id)).toMatchObject({
      read_state: 'blocked',
      name: 'ann.studio',
      read_blocked_by: 'out_of_credits',
    });
  });

  it('that is blocked keeps the next attempt that the request planned', async () => {
    const { world, id } = await openDue();
    const walled = { [ANN]: page(ANN, tiktokWall) };
    const { requestCapture } = phone(world, walled);
    const fetchPage = async () => {
      await requestCapture({ url: ANN });
      return page(ANN, tiktokWall);
    };
    expect(await rereader(world, {}).sweep({ fetchPage })).toMatchObject({ left: 1 });
    expect(creatorOf(world, id)).toMatchObject({ read_attempts: 0, read_blocked_by: 'waf' });
  });
});

describe('sweeps at the same instant', () => {
  it('read a creator once', async () => {
    const { world, id } = await openDue();
    const { sweep, fetched, dispatched } = rereader(world, pages());
    await Promise.all(Array.from({ length: 6 }, () => sweep()));
    expect(fetched).toEqual([ANN]);
    expect(dispatched).toEqual([`email_${id}`]);
    expectOnce(world, id);
  });

  it('leave a creator that another is reading', async () => {
    const { world, id } = await openDue();
    const { sweep } = rereader(world, pages());
    const fetchPage = async () => {
      expect(await sweep()).toMatchObject({ read: 0, left: 0 });
      return annPage;
    };
    expect(await sweep({ fetchPage })).toMatchObject({ read: 1 });
    expectOnce(world, id);
  });

  it('that overlap beyond the lease still read it once', async () => {
    const { world, id } = await openDue();
    const { sweep } = rereader(world, pages());
    const fetchPage = async () => {
      world.later(HOUR);
      expect(await sweep()).toMatchObject({ read: 1 });
      return annPage;
    };
    expect(await sweep({ fetchPage })).toMatchObject({ left: 1, read: 0 });
    expectOnce(world, id);
  });
});

describe('a reader that crashes', () => {
  const dying = async (): Promise<PageFetch> => Promise.reject(new Error('killed'));
  const ignore = { fetchPage: dying, onFault: () => undefined };

  it('between its claim and its write leaves the creator to the next reader, when the lease ends', async () => {
    const { world, id } = await openDue();
    const { sweep } = rereader(world, pages());
    expect(await sweep(ignore)).toMatchObject({ failed: 1 });
    expect(creatorOf(world, id)).toMatchObject({ read_state: 'blocked', read_attempts: 1 });
    expect(world.balance()).toBe(10);
    expect(await sweep()).toMatchObject({ read: 0 });
    world.later(10 * 60_000);
    expect(await sweep()).toMatchObject({ read: 1 });
    expectOnce(world, id);
  });

  it('leaves it to a request at any time', async () => {
    const { world, id } = await openDue();
    await rereader(world, {}).sweep(ignore);
    expect(await phone(world).requestCapture({ url: ANN })).toMatchObject({ credits_remaining: 9 });
    world.later(HOUR);
    await rereader(world, pages()).sweep();
    expectOnce(world, id);
  });

  it('every time is given up after five attempts', async () => {
    const { world, id } = await openDue();
    const { sweep } = rereader(world, pages());
    for (let day = 0; day < 7; day += 1) {
      await sweep(ignore);
      world.later(24 * HOUR);
    }
    expect(creatorOf(world, id)).toMatchObject({ next_read_at: null, read_attempts: 5 });
    expect(await sweep()).toMatchObject({ read: 0, left: 0 });
    expect(world.balance()).toBe(10);
  });
});

it('when the answer to its own write is lost, has charged once and keeps the email', async () => {
  const { world, id } = await openDue();
  const documents = lostAnswer(world.documents, '/credit_entries/');
  await rereader(world, pages()).sweep({ documents });
  expectOnce(world, id);
});

it('keeps what the person writes while it reads', async () => {
  const { world, id } = await openDue();
  const fetchPage = async () => {
    const path = creatorDocument.path('max', id);
    await world.write('update', path, { notes: 'met at the fair' });
    return annPage;
  };
  expect(await rereader(world, {}).sweep({ fetchPage })).toMatchObject({ read: 1 });
  expect(creatorOf(world, id)).toMatchObject({ notes: 'met at the fair', name: 'Ann' });
  expectOnce(world, id);
});
