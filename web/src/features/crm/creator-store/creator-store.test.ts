import { describe, expect, it } from 'vitest';
import {
  openTab,
  sealedServer,
  settle,
  WHOLE,
} from '../../../../test/features/crm/creator-store/open-tab.ts';
import { serverInMemory } from '../../../../test/features/crm/creator-store/server-in-memory.ts';

describe('without an index', () => {
  it('reads only what a page needs', async () => {
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

  it('reads the next index where a seal has just replaced a chunk', async () => {
    const server = sealedServer(120);
    const { load, rows } = openTab(server);
    server.control.lostChunks = 1;
    await load();
    expect(rows()).toEqual(server.all());
    expect(server.control.reads.filter((read) => read === 'index')).toHaveLength(2);
  });

  it('reads page by page where the index is damaged for good, and has it made again', async () => {
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
