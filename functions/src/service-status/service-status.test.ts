import { serviceStatusDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import { notePaymentEvent, noteRun } from './note-work.ts';
import { noteClock, readStatus } from './run-clock.ts';
import { watchedHealth } from './watched-health.ts';

const MINUTE = 60_000;

function opened() {
  const stored = memoryDocuments();
  let now = new Date('2026-12-01T12:00:00Z').getTime();
  let reads = 0;
  let is_down = false;
  const documents = {
    ...stored,
    getAll: (paths: string[]) => {
      reads += 1;
      return is_down ? Promise.reject(new Error('down')) : stored.getAll(paths);
    },
  };
  const ports = { documents, clock: () => new Date(now) };
  return {
    ports,
    status: () =>
      serviceStatusDocument.schema.parse(stored.dump()[serviceStatusDocument.path()] ?? {}),
    clock: async (due: Record<string, boolean>) =>
      noteClock(documents, await readStatus(documents), {
        looked_at: new Date(now),
        due,
        oldest_delivery_due_at: null,
      }),
    later: (ms: number) => (now += ms),
    reads: () => reads,
    breakDown: (is: boolean) => (is_down = is),
  };
}

it('work that is due and does not run is told once, again after it ran, and the rest is told later', async () => {
  const { ports, clock, later, status } = opened();
  const minutes = async (count: number, due: Record<string, boolean>) => {
    const told: string[] = [];
    for (let n = 0; n < count; n += 1) {
      later(MINUTE);
      told.push(...(await clock(due)));
    }
    return told;
  };
  expect(await minutes(16, { jobs: true, watch: false })).toEqual([]);
  expect(await minutes(10, { jobs: true, watch: true })).toEqual(['jobs']);
  expect(status().late).toEqual(['jobs']);
  await noteRun(ports, 'jobs');
  expect(await minutes(1, { jobs: true, watch: true })).toEqual([]);
  expect(status().late).toEqual([]);
  expect(await minutes(16, { jobs: true, watch: true })).toEqual(['watch', 'jobs']);
});

it('a look that leaves out a kind of work keeps what is known of it', async () => {
  const { clock, later, status } = opened();
  await clock({ rereads: true });
  const { asked_at } = status().work['rereads'] ?? {};
  later(MINUTE);
  await clock({ jobs: false });
  expect(status().work['rereads']?.asked_at).toEqual(asked_at);
});

it('the time of the last payment event is kept beside the rest', async () => {
  const { ports, clock, status } = opened();
  await clock({ jobs: false });
  await notePaymentEvent(ports);
  await clock({ jobs: false });
  expect(status().payment_event_at).toEqual(ports.clock());
});

it('a run that ends while the clock still looks at other work is the run that was asked for', async () => {
  const { ports, later, status } = opened();
  const looked_at = ports.clock();
  const before = await readStatus(ports.documents);
  later(2000);
  await noteRun(ports, 'texts');
  const looked = { looked_at, due: { texts: true }, oldest_delivery_due_at: null };
  await noteClock(ports.documents, before, looked);
  const { asked_at, ran_at } = status().work['texts'] ?? {};
  expect([asked_at, ran_at]).toEqual([looked_at, ports.clock()]);
});

it('a status that cannot be read holds up no work, and health is bad', async () => {
  const { ports, clock } = opened();
  const path = serviceStatusDocument.path();
  await ports.documents.commit([{ kind: 'set', path, data: { work: 'broken' } }]);
  expect(await watchedHealth(ports)()).toBe(false);
  expect(await readStatus(ports.documents)).toEqual(serviceStatusDocument.missing);
  expect(await clock({ jobs: true })).toEqual([]);
  expect(await watchedHealth(ports)()).toBe(true);
});

it('health is bad before the clock came by, when it stops, and while work is late', async () => {
  const { ports, clock, later } = opened();
  const isWell = () => watchedHealth(ports)();
  expect(await isWell()).toBe(false);
  await clock({ jobs: true });
  expect(await isWell()).toBe(true);
  later(6 * MINUTE);
  expect(await isWell()).toBe(false);
  later(10 * MINUTE);
  await clock({ jobs: true });
  expect(await isWell()).toBe(false);
  await clock({ jobs: false });
  expect(await isWell()).toBe(true);
});

it('health reads at most once in 30 seconds, whoever asks, also while the database is away', async () => {
  const { ports, clock, later, reads, breakDown } = opened();
  await clock({});
  const isWell = watchedHealth(ports);
  const before = reads();
  await Promise.all(Array.from({ length: 50 }, isWell));
  later(29_999);
  expect(await isWell()).toBe(true);
  expect(reads() - before).toBe(1);
  breakDown(true);
  later(1);
  await Promise.all([isWell(), isWell()]);
  expect(await isWell()).toBe(false);
  expect(reads() - before).toBe(2);
  breakDown(false);
  later(30_000);
  expect(await isWell()).toBe(true);
});
