import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';

/** A browser at an address: the requests it sent, and its address after that. */
function browserAt(address: string, product: Record<string, string> = {}) {
  const place = { href: new URL(address, 'https://app.example').href };
  const sent: unknown[] = [];
  vi.stubGlobal('location', {
    get href() {
      return place.href;
    },
    get search() {
      return new URL(place.href).search;
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL | string) => {
      place.href = new URL(to, place.href).href;
    },
  });
  vi.stubGlobal('fetch', (path: string, request: { body: string }) => {
    if (path === '/product.json') return Promise.resolve(Response.json(product));
    sent.push([path, JSON.parse(request.body)]);
    return Promise.reject(new TypeError('no line'));
  });
  return { place, sent };
}

function storage(entries = new Map<string, string>()) {
  vi.stubGlobal('localStorage', storageInMemory(entries));
  return entries;
}

const load = () => import('./referral.ts');
/** A page that is opened by this address, at noon. */
async function visit(address: string) {
  const browser = browserAt(address);
  const referral = await load();
  referral.keepReferral(NOON);
  return { ...browser, ...referral };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 2, 1, 12);
const ANNA = 'anna2345';
const BEN = 'benn2345';
const clicked = (code: string) => ['/api/referral-click', { code }];

beforeEach(() => {
  vi.resetModules();
  storage();
});

describe('a visit by a link', () => {
  it.each([
    [`/?ref=${ANNA}`, '/'],
    [`/dashboard/crm?page=2&ref=${ANNA}#top`, '/dashboard/crm?page=2#top'],
  ])('at %s is stored, counted, and leaves %s', async (from, to) => {
    const { place, sent, keptReferral } = await visit(from);
    expect(keptReferral(NOON)).toBe(ANNA);
    expect(sent).toEqual([clicked(ANNA)]);
    expect(place.href).toBe(`https://app.example${to}`);
  });

  it.each(['/', '/?ref=', '/?ref=short', '/?ref=ANNA2345', '/?ref=anna2345x', '/?ref=anna-345'])(
    'is none at %s',
    async (from) => {
      const { place, sent, keptReferral } = await visit(from);
      expect(keptReferral(NOON)).toBeNull();
      expect(sent).toEqual([]);
      expect(place.href).toBe(`https://app.example${from}`);
    },
  );

  it('counts for 60 days', async () => {
    const { keptReferral } = await visit(`/?ref=${ANNA}`);
    expect(keptReferral(NOON + 60 * DAY_MS - 1)).toBe(ANNA);
    expect(keptReferral(NOON + 60 * DAY_MS)).toBeNull();
  });

  it('is replaced by a later one', async () => {
    const { keepReferral, keptReferral } = await visit(`/?ref=${ANNA}`);
    browserAt(`/?ref=${BEN}`);
    keepReferral(NOON + DAY_MS);
    expect(keptReferral(NOON + DAY_MS)).toBe(BEN);
  });

  it('is forgotten once an account was opened with it', async () => {
    const { keptReferral, forgetReferral } = await visit(`/?ref=${ANNA}`);
    forgetReferral();
    expect(keptReferral(NOON)).toBeNull();
  });

  it.each(['no json', '[]', '"anna2345"', '{"code":7,"at":0}', '{"code":"anna2345"}'])(
    'is none where %s was stored',
    async (text) => {
      storage(new Map([['vibes.referral', text]]));
      const { keptReferral } = await load();
      expect(keptReferral(0)).toBeNull();
    },
  );
});

describe('the count of visits', () => {
  it('is one per code and day in UTC, also across page loads', async () => {
    const times = [NOON, NOON + DAY_MS / 2 - 1, NOON + DAY_MS / 2];
    const counts: number[] = [];
    for (const time of times) {
      vi.resetModules();
      const { sent } = browserAt(`/?ref=${ANNA}`);
      (await load()).keepReferral(time);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 0, 1]);
  });

  it('is separate for each code of the day', async () => {
    const { keepReferral } = await load();
    const counts = [ANNA, BEN, ANNA, BEN].map((code) => {
      const { sent } = browserAt(`/?ref=${code}`);
      keepReferral(NOON);
      return sent.length;
    });
    expect(counts).toEqual([1, 1, 0, 0]);
  });

  it('leaves out the person signed in with that code, whose visit is not stored either', async () => {
    const { place, sent } = browserAt(`/?ref=${ANNA}`);
    const { keepReferral, keptReferral, rememberOwnCode } = await load();
    rememberOwnCode(ANNA);
    keepReferral(NOON);
    expect(sent).toEqual([]);
    expect(keptReferral(NOON)).toBeNull();
    expect(place.href).toBe('https://app.example/');
  });
});

describe('where storage is forbidden', () => {
  it('a visit is kept until the page is left', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { sent, keptReferral } = await visit(`/?ref=${ANNA}`);
    expect(keptReferral(NOON)).toBe(ANNA);
    expect(sent).toEqual([clicked(ANNA)]);
    vi.resetModules();
    expect((await load()).keptReferral(NOON)).toBeNull();
  });
});

describe('an affiliate tracker', () => {
  const tracker = { affiliate_script_url: 'https://tracker.example/t.js' };

  it('known from an earlier visit finds the code in the address', async () => {
    storage(new Map([['vibes.product', JSON.stringify(tracker)]]));
    const { place } = browserAt(`/?ref=${ANNA}`, tracker);
    (await load()).keepReferral(NOON);
    expect(place.href).toBe(`https://app.example/?ref=${ANNA}`);
  });

  it('that becomes known after the start of the page finds the code restored', async () => {
    const { place } = browserAt(`/?ref=${ANNA}`, tracker);
    (await load()).keepReferral(NOON);
    expect(place.href).toBe('https://app.example/');
    await vi.waitFor(() => expect(place.href).toBe(`https://app.example/?ref=${ANNA}`));
  });

  it('that the page itself names finds the code there all along', async () => {
    const { place } = browserAt(`/?ref=${ANNA}`, tracker);
    const { keepReferral, keptReferral } = await load();
    keepReferral(NOON, true);
    expect(place.href).toBe(`https://app.example/?ref=${ANNA}`);
    expect(keptReferral(NOON)).toBe(ANNA);
  });
});
