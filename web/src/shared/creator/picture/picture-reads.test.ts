import { expect, it } from 'vitest';
import { pictureReads } from './picture-reads.ts';
import type { KeptPicture, PictureStore } from './picture-store.ts';

/** A device, and the pictures in the database: by id, the address of each. */
function openDevice(database: Record<string, string>, { hasRoom = true } = {}) {
  const kept = new Map<string, KeptPicture>();
  const loads: string[][] = [];
  const store: PictureStore = {
    read: (keys) => Promise.resolve(keys.flatMap((key) => kept.get(key) ?? [])),
    write: (pictures) => {
      if (!hasRoom) return Promise.reject(new Error('no room'));
      for (const one of pictures) kept.set(one.key, one);
      return Promise.resolve();
    },
  };
  let person: string | null = 'max';
  let isOnline = true;
  /** A page that is opened again: nothing in memory. */
  const open = (change: Partial<PictureStore> = {}) => {
    let work: (() => void) | null = null;
    const reads = pictureReads({
      store: { ...store, ...change },
      load: (_, ids) => {
        loads.push(ids);
        if (!isOnline) return Promise.reject(new Error('offline'));
        return Promise.resolve(
          new Map(ids.flatMap((id) => (database[id] ? [[id, database[id]] as const] : []))),
        );
      },
      isHere: (uid) => uid === person,
      soon: (given) => (work = given),
      now: () => 1,
    });
    const of = (id: string, version?: string | null) => ({ uid: 'max', id, version });
    return {
      ...reads,
      of,
      /** Wants these, and lets all of it happen. */
      show: async (...wanted: [id: string, version?: string | null][]) => {
        for (const [id, version] of wanted) reads.want(of(id, version));
        work?.();
        work = null;
        await new Promise((resolve) => setTimeout(resolve));
        return wanted.map(([id, version]) => reads.current(of(id, version)));
      },
    };
  };
  return {
    open,
    loads,
    kept,
    leave: (next: string | null) => (person = next),
    goOffline: (gone: boolean) => (isOnline = !gone),
  };
}

it('a picture is read once, with the others of the page, and never again on this device', async () => {
  const { open, loads } = openDevice({ ann: 'A', bo: 'B' });
  const first = open();
  expect(await first.show(['ann', 'v1'], ['bo', 'v1'], ['cy', null])).toEqual(['A', 'B', null]);
  await first.show(['ann', 'v1'], ['bo', 'v1']);
  expect(loads).toEqual([['ann', 'bo']]);
  expect(await open().show(['ann', 'v1'], ['bo', 'v1'])).toEqual(['A', 'B']);
  expect(loads).toHaveLength(1);
});

it('a hundred rows are read in four queries', async () => {
  const { open, loads } = openDevice({});
  const rows = Array.from({ length: 100 }, (_, n): [string, string] => [`c${n}`, 'v1']);
  await open().show(...rows);
  expect(loads.map(({ length }) => length)).toEqual([30, 30, 30, 10]);
});

it('another picture is read when the creator names one, and the earlier one is shown until then', async () => {
  const database: Record<string, string> = { ann: 'A' };
  const { open, loads } = openDevice(database);
  const page = open();
  await page.show(['ann', 'v1']);
  database['ann'] = 'A2';
  expect(page.current(page.of('ann', 'v2'))).toBe('A');
  expect(await page.show(['ann', 'v2'])).toEqual(['A2']);
  expect(await open().show(['ann', 'v2'])).toEqual(['A2']);
  expect(loads).toHaveLength(2);
});

it('a list that knows no versions shows what the device keeps, and reads nothing', async () => {
  const { open, loads } = openDevice({ ann: 'A', bo: 'B' });
  await open().show(['ann', 'v1']);
  expect(await open().show(['ann'], ['bo'])).toEqual(['A', null]);
  expect(loads).toEqual([['ann']]);
});

it('a version that comes while another one is read is read too', async () => {
  const { open } = openDevice({ ann: 'A' });
  const page = open();
  page.want(page.of('ann'));
  expect(await page.show(['ann', 'v1'])).toEqual(['A']);
});

it('without a connection there are initials, and the next screen tries again', async () => {
  const { open, loads, goOffline } = openDevice({ ann: 'A' });
  goOffline(true);
  const page = open();
  expect(await page.show(['ann', 'v1'])).toEqual([null]);
  goOffline(false);
  expect(await page.show(['ann', 'v1'])).toEqual(['A']);
  expect(loads).toHaveLength(2);
});

it.each([
  ['without room on the device', { hasRoom: false }, {}],
  [
    'in a browser without a database',
    { hasRoom: false },
    { read: () => Promise.reject(new Error('forbidden')) },
  ],
])('%s pictures are shown all the same', async (_, options, change) => {
  const { open } = openDevice({ ann: 'A' }, options);
  const page = open(change);
  expect(await page.show(['ann', 'v1'])).toEqual(['A']);
});

it('nothing is kept of a person who has left, in memory or on the device', async () => {
  const { open, kept, leave } = openDevice({ ann: 'A' });
  const page = open({
    read: () => {
      leave('eve');
      return Promise.resolve([]);
    },
  });
  expect(await page.show(['ann', 'v1'])).toEqual([null]);
  expect(kept.size).toBe(0);
  leave('max');
  const again = open();
  expect(await again.show(['ann', 'v1'])).toEqual(['A']);
  again.reset();
  expect(again.current(again.of('ann', 'v1'))).toBeNull();
});
