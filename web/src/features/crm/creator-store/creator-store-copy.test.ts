import { describe, expect, it } from 'vitest';
import {
  openTab,
  sealedServer,
  WHOLE,
} from '../../../../test/features/crm/creator-store/open-tab.ts';
import {
  deviceInMemory,
  entry,
} from '../../../../test/features/crm/creator-store/server-in-memory.ts';

type Device = ReturnType<typeof deviceInMemory>;

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

  it('is made from scratch after many changes', async () => {
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
