import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCreatorStore } from './creator-store.ts';
import { deviceInMemory, entry, serverInMemory } from './server-in-memory.ts';

type Server = ReturnType<typeof serverInMemory>;
type Device = ReturnType<typeof deviceInMemory>;

const settle = async () => {
  for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
};

/** A tab on a device; `keep` lets it write what it planned to. */
function openTab(server: Server, device = deviceInMemory()) {
  let planned: (() => void) | null = null;
  const store = createCreatorStore({
    source: server.source,
    device: device.open(),
    later: (work) => {
      planned = work;
      return () => (planned = null);
    },
  });
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.current().rows.length));
  return {
    store,
    device,
    seen,
    rows: () => store.current().rows,
    load: async (count = Infinity) => {
      store.load(count);
      await settle();
    },
    keep: async () => {
      planned?.();
      planned = null;
      await settle();
    },
  };
}

/** An account with an index of all its creators. */
function sealedServer(count: number) {
  const server = serverInMemory(count);
  server.seal();
  return server;
}

const WHOLE = { isWhole: true, work: 'idle' };

describe('without an index', () => {
  it('reads what a page needs, and no more', async () => {
    const server = serverInMemory(1200);
    const { load, rows, store } = openTab(server);
    await load(60);
    expect(store.current()).toMatchObject({ isWhole: false, work: 'idle' });
    expect(rows()).toHaveLength(60);
    await load(40);
    await load(70);
    expect(rows()).toHaveLength(110);
    expect(server.control.reads).toEqual(['index', 'newest change', '60 creators', '50 creators']);
  });

  it('reads everything in large steps, reports its progress, and has an index made', async () => {
    const server = serverInMemory(1200);
    const { load, rows, seen, store } = openTab(server);
    await load();
    expect(store.current()).toMatchObject(WHOLE);
    expect(rows()).toEqual(server.all());
    expect([...new Set(seen)]).toEqual([0, 500, 1000, 1200]);
    expect(server.control.sealsAsked).toBe(1);
  });

  it('keeps what it has when a read fails, and goes on from there', async () => {
    const server = serverInMemory(100);
    const { load, rows, store } = openTab(server);
    await load(50);
    server.control.isDown = true;
    await load();
    expect(store.current()).toMatchObject({ isWhole: false, work: 'failed' });
    expect(rows()).toHaveLength(50);
    server.control.isDown = false;
    await load();
    expect(store.current()).toMatchObject(WHOLE);
    expect(rows()).toEqual(server.all());
    expect(server.control.sealsAsked).toBe(0);
  });

  it('takes a change of a creator that is not read yet, whichever comes first', async () => {
    const server = serverInMemory(60);
    const { load, rows } = openTab(server);
    await load(50);
    server.put('c61', { name: 'New' });
    server.put('c40', { name: 'Renamed' });
    server.put('c5', { name: 'Not read yet' });
    server.remove('c3');
    expect(rows()).toHaveLength(51);
    expect(rows()[0]).toMatchObject({ name: 'New' });
    await load();
    expect(rows()).toEqual(server.all());
  });
});

describe('with an index', () => {
  it('reads the index, its chunks and what changed since, for a later page too', async () => {
    const server = sealedServer(120);
    server.put('c7', { name: 'Renamed' });
    server.put('late', { name: 'Late' });
    server.remove('c9');
    const { load, rows, store } = openTab(server);
    await load(60);
    expect(store.current()).toMatchObject(WHOLE);
    expect(rows()).toEqual(server.all());
    expect(server.control.reads).toEqual(['index', 'chunk 1-0', 'chunk 1-1', 'chunk 1-2']);
  });

  it('stays current as creators are captured, changed, deleted and restored', async () => {
    const server = sealedServer(60);
    const { load, rows } = openTab(server);
    await load();
    server.put('c61', {});
    server.put('c5', { status: 'Converted' });
    server.remove('c6');
    server.remove('c7');
    server.put('c7', {});
    expect(rows()).toEqual(server.all());
    expect(rows().map(({ id }) => id)).not.toContain('c6');
  });

  it('reads the next index where a seal replaced a chunk meanwhile', async () => {
    const server = sealedServer(120);
    const { load, rows } = openTab(server);
    server.control.lostChunks = 1;
    await load();
    expect(rows()).toEqual(server.all());
    expect(server.control.reads.filter((read) => read === 'index')).toHaveLength(2);
  });

  it('reads page by page where the index is damaged for good, and has it made anew', async () => {
    const server = sealedServer(400);
    const { load, rows } = openTab(server);
    server.control.lostChunks = Infinity;
    await load();
    expect(rows()).toEqual(server.all());
    expect(server.control.reads.at(-1)).toBe('500 creators');
    expect(server.control.sealsAsked).toBe(1);
  });

  it('has the next one made after many changes', async () => {
    const server = sealedServer(300);
    server.wait(1_000_000);
    for (let n = 1; n <= 201; n += 1) server.put(`c${n}`, {});
    const { load } = openTab(server);
    await load();
    expect(server.control.sealsAsked).toBe(1);
  });

  it('can be read again after a failure', async () => {
    const server = sealedServer(60);
    const { load, rows, store } = openTab(server);
    server.control.isDown = true;
    await load();
    expect(store.current()).toEqual({ rows: [], isWhole: false, work: 'failed' });
    server.control.isDown = false;
    await load();
    expect(rows()).toEqual(server.all());
  });

  it('shows what it had when it can no longer hear changes, and starts again', async () => {
    const server = sealedServer(60);
    const { load, rows, store } = openTab(server);
    await load();
    const [watcher] = server.watchers;
    watcher?.fail();
    expect(store.current()).toMatchObject({ isWhole: false, work: 'failed' });
    expect(rows()).toHaveLength(60);
    server.put('c5', { name: 'Unheard' });
    await load();
    expect(store.current()).toMatchObject(WHOLE);
    expect(rows()).toEqual(server.all());
  });

  it('forgets everything, also reads still under way', async () => {
    const server = sealedServer(60);
    const { load, rows, store } = openTab(server);
    store.load(Infinity);
    store.clear();
    await settle();
    expect(store.current()).toEqual({ rows: [], isWhole: false, work: 'idle' });
    await load();
    store.clear();
    expect(rows()).toEqual([]);
    expect(server.watchers.size).toBe(0);
    await load();
    expect(rows()).toEqual(server.all());
  });
});

describe('the copy on the device', () => {
  /** A device with a copy of an account of 60. */
  async function secondVisit() {
    const server = sealedServer(60);
    const first = openTab(server);
    await first.load();
    await first.keep();
    first.store.clear();
    server.control.reads.length = 0;
    return { server, device: first.device };
  }

  it('is shown at once on a second visit, which reads what changed', async () => {
    const { server, device } = await secondVisit();
    server.wait(3_600_000);
    server.put('c5', { name: 'Renamed' });
    server.remove('c9');
    const { load, rows, seen } = openTab(server, device);
    await load();
    expect(rows()).toEqual(server.all());
    expect(seen.find((length) => length > 0)).toBe(60);
    expect(server.control.reads).toEqual(['index']);
  });

  it('takes what is heard in a small write', async () => {
    const { server, device } = await secondVisit();
    const tab = openTab(server, device);
    await tab.load();
    server.put('c61', {});
    server.remove('c9');
    await tab.keep();
    expect(device.writes.at(-1)).toMatch(/^\d news$/);
    tab.store.clear();
    const next = openTab(server, device);
    await next.load();
    expect(next.rows()).toEqual(server.all());
  });

  it('is made anew after many changes', async () => {
    const { server, device } = await secondVisit();
    const tab = openTab(server, device);
    await tab.load();
    for (let n = 1; n <= 1001; n += 1) server.put(`new${n}`, {});
    await tab.keep();
    expect(device.writes.at(-1)).toBe('1061 rows');
    server.put('c1', { name: 'After' });
    await tab.keep();
    expect(device.writes.at(-1)).toBe('1 news');
    tab.store.clear();
    const next = openTab(server, device);
    await next.load();
    expect(next.rows()).toEqual(server.all());
  });

  it.each<[string, (device: Device) => unknown]>([
    ['of another person', (device) => (device.uid = 'eve')],
    ['too old to know every deletion', (device) => device.age(25)],
    ['from the future', (device) => device.age(-1)],
    ['damaged', (device) => device.damage()],
  ])('is of no use when it is %s', async (_, change) => {
    const { server, device } = await secondVisit();
    change(device);
    const { load, rows } = openTab(server, device);
    await load();
    expect(rows()).toEqual(server.all());
    expect(server.control.reads).toContain('chunk 1-0');
  });

  it('is shown without a connection, and everything can be read again', async () => {
    const { server, device } = await secondVisit();
    server.control.isDown = true;
    const { load, rows, store } = openTab(server, device);
    await load();
    expect(store.current()).toMatchObject({ isWhole: false, work: 'failed' });
    expect(rows()).toHaveLength(60);
    server.control.isDown = false;
    await load();
    expect(store.current()).toMatchObject(WHOLE);
  });

  it('is not made of what the server has not confirmed', async () => {
    const { server, device } = await secondVisit();
    const tab = openTab(server, device);
    await tab.load();
    const before = device.writes.length;
    const pending = { ...entry('c5', 5), name: 'Perhaps', updated_at: new Date('2040-01-01') };
    for (const { report } of server.watchers)
      report({ changed: [pending], gone: [], heard_to: null, isPending: true });
    expect(tab.rows().map(({ name }) => name)).toContain('Perhaps');
    await tab.keep();
    expect(device.writes).toHaveLength(before);
    server.put('c5', { name: 'Sure' });
    await tab.keep();
    expect(device.writes.length).toBeGreaterThan(before);
    expect(device.kept()?.changed).toContain('Sure');
  });

  it('is left alone where there is no room for it', async () => {
    const server = sealedServer(60);
    const device = deviceInMemory();
    device.isFull = true;
    const { load, keep, rows } = openTab(server, device);
    await load();
    await keep();
    server.put('c5', { name: 'Renamed' });
    await keep();
    expect(rows()).toEqual(server.all());
    expect(device.writes).toEqual([]);
  });
});

it('two tabs, their device and the server agree, whatever happens in whichever order', async () => {
  const change = fc.record({
    kind: fc.constantFrom('put', 'put', 'put', 'remove', 'seal', 'keep', 'reopen', 'fail'),
    tab: fc.nat(1),
    creator: fc.nat(40),
    turns: fc.nat(8),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 20, maxLength: 60 }), async (changes) => {
      const server = sealedServer(30);
      const device = deviceInMemory();
      const tabs = [openTab(server, device), openTab(server, device)];
      for (const tab of tabs) tab.store.load(Infinity);
      for (const { kind, tab, creator, turns } of changes) {
        const one = tabs[tab] ?? openTab(server, device);
        if (kind === 'put') server.put(`c${creator}`, { name: `Named ${server.ids().length}` });
        if (kind === 'remove') server.remove(`c${creator}`);
        if (kind === 'seal') server.seal(10);
        if (kind === 'keep') await one.keep();
        if (kind === 'fail') [...server.watchers][tab]?.fail();
        if (kind === 'reopen') {
          one.store.clear();
          tabs[tab] = openTab(server, device);
        }
        tabs[tab]?.store.load(Infinity);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      }
      await settle();
      tabs.push(openTab(server, device), openTab(server));
      for (const tab of tabs) {
        await tab.load();
        expect(tab.store.current()).toMatchObject(WHOLE);
        expect(tab.rows()).toEqual(server.all());
      }
    }),
    { numRuns: 40 },
  );
});
