import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtThread } from '../../../test/built-thread.ts';
import { HOSTILE_PAGES } from '../../../test/hostile-pages.ts';
import { INVENTED_PAGES } from '../../../test/invented-pages.ts';
import { tiktokWall } from '../../../test/pages.ts';
import { pageReaders } from '../../scrape/page-readers.ts';
import { readLinkPage } from '../../scrape/read-link-page.ts';
import { threadedPageReaders } from './threaded-page-readers.ts';

let built: Awaited<ReturnType<typeof builtThread>>;
beforeAll(async () => {
  built = await builtThread('page');
});
afterAll(() => built.remove());

const source = (body: string) => ({ status: 200, content_type: 'text/html', body });
const patient = () => new AbortController().signal;
const words = source('<p>Write to hi@ilsa-torvane.com</p>');

const CANONICAL = '<link rel="canonical" href="https://www.tiktok.com/@ilsa.torvane">';
const ilsa = { platform: 'tiktok', handle: 'ilsa.torvane' } as const;
/** A profile in no place known, which only a search of the page finds. */
const redesigned = source(`${CANONICAL}<h1>ilsa.torvane</h1><p class="bio">tiny flats</p>`);
const owner = { kind: 'profile', profile: { ...ilsa, bio: 'tiny flats' } };

/** A reader whose every page counts as large, and what it complained of. */
function reader(
  script: URL,
  rules: { longest_reading?: number; longest_rest?: number; most_memory?: number } = {},
) {
  const faults: unknown[] = [];
  const onFault = ({ error }: { error: unknown }) => void faults.push(error);
  const readers = threadedPageReaders({
    script,
    large: 1,
    longest_reading: 60_000,
    onFault,
    ...rules,
  });
  return { faults, read: readers.readLinkPage, ...readers };
}

describe('a page read in a thread', () => {
  it('says the same as when it is read at once', async () => {
    const { read, faults } = reader(built.script);
    const url = 'https://ilsa-torvane.com/';
    for (const body of [...INVENTED_PAGES, tiktokWall, '']) {
      const page = { url, ...source(body) };
      expect(await read(page, patient())).toEqual(readLinkPage(page));
    }
    expect(faults).toEqual([]);
  });

  it('says it also when many are read at the same time', async () => {
    const { read } = reader(built.script);
    const reads = await Promise.all(
      Array.from({ length: 12 }, async (_, number) =>
        read(source(`<p>Write to hi${number}@ilsa-torvane.com</p>`), patient()),
      ),
    );
    const found = reads.map((read) => (read.kind === 'page' ? read.addresses[0]?.address : ''));
    expect(found).toEqual(reads.map((_, number) => `hi${number}@ilsa-torvane.com`));
  });

  it('keeps nobody else waiting, whatever it holds', async () => {
    const { read } = reader(built.script);
    const [, family] = HOSTILE_PAGES[0] ?? ['', () => ''];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await read(source(family(2_000_000)), patient());
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});

describe('a reading', () => {
  it('that never ends is ended with its request, and the next page is read', async () => {
    const { read, faults } = reader(built.endless);
    const request = new AbortController();
    const [first, second, waiting] = [1, 2, 3].map(() => read(words, request.signal));
    setTimeout(() => request.abort(), 50);
    const ended = { kind: 'blocked', reason: 'timeout' };
    expect(await Promise.all([first, second, waiting])).toEqual([ended, ended, ended]);
    expect(await read(words, request.signal)).toEqual(ended);
    expect(await read(source('gone'), patient())).toEqual({ kind: 'not_found' });
    expect(faults).toEqual([]);
  });

  it('that takes too long is ended before its request, and reported', async () => {
    const { read, faults } = reader(built.endless, { longest_reading: 50 });
    expect(await read(words, patient())).toEqual({ kind: 'blocked', reason: 'timeout' });
    expect(faults).toHaveLength(1);
  });

  it.each(['broken', 'greedy'] as const)(
    'whose thread is %s ends alone, and is reported',
    async (kind) => {
      const { read, faults } = reader(built[kind], { most_memory: 16 });
      expect(await read(words, patient())).toEqual({ kind: 'blocked', reason: 'error' });
      expect(faults).toHaveLength(1);
    },
  );

  it('of a small page asks for no thread', async () => {
    const onFault = ({ error }: { error: unknown }) => {
      throw error;
    };
    const readers = threadedPageReaders({ script: built.broken, onFault });
    expect(await readers.readLinkPage(words, patient())).toMatchObject({
      addresses: [{ address: 'hi@ilsa-torvane.com' }],
    });
    expect(await readers.readProfileOn(redesigned, patient())).toMatchObject(owner);
  });
});

describe('a profile', () => {
  it('that is searched for in a thread is the same as when it is read at once', async () => {
    const { readProfilePage, readProfileOn, faults } = reader(built.script);
    for (const body of [redesigned.body, ...INVENTED_PAGES, tiktokWall, '']) {
      const page = source(body);
      expect(await readProfileOn(page, patient())).toEqual(pageReaders.readProfileOn(page));
      const target = { ...ilsa, ...page };
      expect(await readProfilePage(target, patient())).toEqual(pageReaders.readProfilePage(target));
    }
    expect(await readProfileOn(redesigned, patient())).toMatchObject(owner);
    expect(faults).toEqual([]);
  });

  it('that is in one of its usual places needs no thread', async () => {
    const { readProfilePage, readProfileOn, faults } = reader(built.broken);
    const answer = { userInfo: { user: { uniqueId: ilsa.handle, signature: 'tiny flats' } } };
    const page = source(JSON.stringify(answer));
    expect(await readProfileOn(page, patient())).toMatchObject(owner);
    expect(await readProfilePage({ ...ilsa, ...page }, patient())).toMatchObject(owner);
    expect(await readProfileOn(words, patient())).toBeNull();
    expect(faults).toEqual([]);
  });

  it('whose search breaks or never ends is blocked', async () => {
    const { readProfileOn, faults } = reader(built.broken);
    expect(await readProfileOn(redesigned, patient())).toEqual({
      kind: 'blocked',
      reason: 'error',
    });
    expect(faults).toHaveLength(1);
    const { readProfilePage } = reader(built.endless);
    const signal = AbortSignal.timeout(50);
    expect(await readProfilePage({ ...ilsa, ...redesigned }, signal)).toEqual({
      kind: 'blocked',
      reason: 'timeout',
    });
  });
});

it('a thread that nobody needs ends, and another begins with the next page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { read, faults } = reader(built.script, { longest_rest: 60_000 });
  for (let page = 0; page < 2; page += 1) {
    expect(await read(words, patient())).toMatchObject({ kind: 'page' });
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  }
  expect(faults).toEqual([]);
  vi.useRealTimers();
});
