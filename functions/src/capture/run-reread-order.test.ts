import { describe, expect, it } from 'vitest';
import { creatorSchema } from '@vibes/core/creator/creator';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import { creatorDocument, handleDocument } from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, BOB, pages, phone } from '../../test/phone.ts';
import { rereader } from '../../test/rereader.ts';
import { openAccount } from '../account/run-open-account.ts';
import type { PageFetch } from '../ports/page-fetcher.ts';

const HOUR = 3_600_000;
const walled = { [ANN]: page(ANN, tiktokWall) };

async function openSecondAccount(world: MemoryWorld, uid: string) {
  const person = { uid, name: 'Mia Maker', email: 'mia@torvane.com', photo_url: null };
  const account = { person, time_zone: 'Europe/Berlin', trial_credits: 10 };
  await openAccount(world.ports, { ...account, app_origin: 'https://app.test' });
}

/** Writes due creators into an account, directly in the database. */
async function writeDue(world: MemoryWorld, uid: string, { handles }: { handles: string[] }) {
  const now = world.ports.clock();
  for (const handle of handles) {
    const target = { platform: 'tiktok', handle } as const;
    const contact = { contact: null, others: [] };
    const reading = { kind: 'blocked', reason: 'waf', contact } as const;
    const creator = describeCreator({ known: null, id: handle, target, reading, note: '', now });
    const data = { ...creator, uid, next_read_at: now };
    await world.documents.commit([
      { kind: 'create', path: creatorDocument.path(uid, handle), data },
      {
        kind: 'create',
        path: handleDocument.path(uid, target.platform, target.handle),
        data: { creator_id: handle, is_bound: true },
      },
    ]);
  }
}

it('an account with a few creators does not wait for the many of another', async () => {
  const world = await memoryWorld();
  await openSecondAccount(world, 'mia');
  const many = Array.from({ length: 150 }, (_, number) => `many${number}`);
  await writeDue(world, 'max', { handles: many });
  world.later(1000);
  await writeDue(world, 'mia', { handles: ['few0', 'few1'] });
  const { sweep, fetched } = rereader(world, {});
  await sweep();
  const handles = fetched.map((url) => url.split('@')[1]);
  expect(handles.slice(0, 4)).toEqual(['many0', 'few0', 'many1', 'few1']);
  expect(handles).toHaveLength(152);
});

it('a sweep continues with what becomes due while it runs, and ends when its time is up', async () => {
  const world = await memoryWorld();
  await writeDue(world, 'max', { handles: ['one'] });
  let asked = 0;
  const fetchPage = async (): Promise<PageFetch> => {
    asked += 1;
    world.later(60_000);
    await writeDue(world, 'max', { handles: [`next${asked}`] });
    return { kind: 'failed', reason: 'unreachable' };
  };
  const until = new Date(world.ports.clock().getTime() + 5 * 60_000);
  expect(await rereader(world, {}).sweep({ fetchPage }, until)).toMatchObject({ blocked: 5 });
});

it('a sweep ends when nothing due can be claimed', async () => {
  const world = await memoryWorld();
  await writeDue(world, 'max', { handles: ['one', 'two'] });
  const documents = { ...world.documents, commit: () => Promise.resolve('conflict' as const) };
  expect(await rereader(world, {}).sweep({ documents })).toMatchObject({ left: 2 });
});

it('many links are opened over several attempts, each once, and then there is no address', async () => {
  const world = await memoryWorld();
  const sites = ['one', 'two', 'three', 'four', 'five'].map((name) => `https://${name}.carrd.co`);
  const profile = page(BOB, tiktokPage({ handle: 'bob', name: 'Bob', bio: sites.join(' ') }));
  const site = page('', '<html><body><h1>Bob</h1><p>I dance in many halls.</p></body></html>');
  const web = { [BOB]: profile, ...Object.fromEntries(sites.map((url) => [url, site])) };
  const { requestCapture, fetched } = phone(world, web);
  const answer = await requestCapture({ url: BOB });
  expect(answer.message).toMatch(/some linked pages didn’t open\. We’ll try again automatically\./);
  expect(fetched).toEqual([BOB, ...sites.slice(0, 3)]);
  world.later(HOUR);
  const later = rereader(world, web);
  await later.sweep();
  expect(later.fetched).toEqual([BOB, ...sites.slice(3)]);
  const path = creatorDocument.path('max', answer.creator.id ?? '');
  expect(creatorSchema.parse(world.data(path))).toMatchObject({
    email: null,
    read_blocked_by: null,
    next_read_at: null,
    opened_links: [],
  });
});

describe('sweeps', () => {
  it('ask a site one page at a time, and do not begin after their time', async () => {
    const world = await memoryWorld();
    const handles = ['a1', 'a2', 'a3', 'a4'];
    const { requestCapture } = phone(world, {});
    for (const username of handles) await requestCapture({ platform: 'tiktok', username });
    await requestCapture({ platform: 'instagram', username: 'b1' });
    world.later(HOUR);
    let open = 0;
    let most = 0;
    const fetchPage = async (): Promise<PageFetch> => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return { kind: 'failed', reason: 'unreachable' };
    };
    const { sweep } = rereader(world, {});
    expect(await sweep({ fetchPage })).toMatchObject({ blocked: 5 });
    expect(most).toBe(2);
    world.later(3 * HOUR);
    expect(await sweep({ fetchPage }, world.ports.clock())).toMatchObject({ blocked: 0 });
  });

  it('continue when one creator throws, and try it again later', async () => {
    const world = await memoryWorld();
    const broken = creatorDocument.path('max', 'broken');
    const data = { platform: 'tiktok', next_read_at: new Date('2026-05-01T12:00:00Z') };
    await world.write('create', broken, data);
    await phone(world, walled).requestCapture({ url: ANN });
    world.later(HOUR);
    const faults: string[] = [];
    const onFault = ({ path }: { path: string }) => void faults.push(path);
    const { sweep } = rereader(world, pages());
    expect(await sweep({ onFault })).toMatchObject({ failed: 1, read: 1 });
    expect(await sweep({ onFault })).toMatchObject({ failed: 0 });
    for (let day = 0; day < 9; day += 1) {
      world.later(24 * HOUR);
      await sweep({ onFault });
    }
    expect(faults).toEqual(Array(5).fill(broken));
    expect(world.data(broken)).toMatchObject({ next_read_at: null });
  });
});
