import type { JobProgress } from '@vibes/core/api/job';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';

const call = vi.hoisted(() => vi.fn());
const person = vi.hoisted(() => ({ uid: 'ann' }));
vi.mock('./callables.ts', () => ({ call }));
vi.mock('./session.ts', () => ({ signedInUid: () => person.uid }));
const { runJob } = await import('./run-job.ts');

interface Asked {
  ids: string[];
  job: { id: string; stop?: boolean };
}
const asked = () => call.mock.calls.map(([, payload]) => payload as Asked);
const waits: number[] = [];
const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
const part = (done: number, state: JobProgress['state'] = 'running') => ({
  ends: Array.from({ length: done }, (_, at) => ({ id: `c${at}`, done: true })),
  job: { state, done, total: 3 },
});
const LOST = () => Promise.reject(new CallError('unavailable', 'No answer.'));
const run = (control: Parameters<typeof runJob<'deleteCreators'>>[3] = {}) =>
  runJob('deleteCreators', { ids: ['c0', 'c1', 'c2'] }, 'Not deleted.', { wait, ...control });

beforeEach(() => {
  call.mockReset();
  person.uid = 'ann';
  waits.length = 0;
});

it('is asked for until it is over, by calls with one id, and tells how far it is', async () => {
  for (const done of [1, 2]) call.mockResolvedValueOnce(part(done));
  call.mockResolvedValueOnce(part(3, 'done'));
  const told: number[] = [];
  expect(await run({ onPart: ({ job }) => told.push(job.done) })).toEqual(part(3, 'done'));
  expect(told).toEqual([1, 2, 3]);
  const [first] = asked();
  expect(first?.ids).toEqual(['c0', 'c1', 'c2']);
  expect(asked()).toEqual([first, first, first]);
  expect(waits).toEqual([]);
});

it('has another id the next time', async () => {
  call.mockResolvedValue(part(3, 'done'));
  await run();
  await run();
  const [one, other] = asked();
  expect(one?.job.id).not.toBe(other?.job.id);
});

it('makes a call again whose answer was lost, as the same work', async () => {
  call.mockImplementationOnce(LOST).mockResolvedValueOnce(part(2));
  call.mockImplementationOnce(LOST).mockResolvedValueOnce(part(3, 'done'));
  await run();
  expect(new Set(asked().map(({ job }) => job.id)).size).toBe(1);
  expect(asked()).toHaveLength(4);
});

it('says that it goes on without the page, once the server no longer answers', async () => {
  call.mockResolvedValueOnce(part(1)).mockImplementation(LOST);
  await expect(run()).rejects.toThrow('This goes on without this page.');
  expect(waits).toEqual([1000, 3000, 9000]);
});

it('that never began says why', async () => {
  call.mockImplementation(LOST);
  await expect(run()).rejects.toThrow('No answer.');
});

it('stops asking after a refusal', async () => {
  call.mockRejectedValueOnce(new CallError('bad_request', 'Connect Gmail first.'));
  await expect(run()).rejects.toThrow('Connect Gmail first.');
  expect(call).toHaveBeenCalledTimes(1);
});

it('waits while somebody else works on it', async () => {
  for (const done of [1, 1, 1]) call.mockResolvedValueOnce(part(done));
  call.mockResolvedValueOnce(part(3, 'done'));
  await run();
  expect(waits).toEqual([2000, 2000]);
});

it('is not asked for by somebody else who signs in', async () => {
  call.mockResolvedValueOnce(part(1));
  await expect(run({ onPart: () => (person.uid = 'bob') })).rejects.toThrow('Not authenticated');
  expect(call).toHaveBeenCalledTimes(1);
});

it('is stopped at the server too', async () => {
  call.mockResolvedValueOnce(part(1)).mockResolvedValueOnce(part(1, 'stopped'));
  expect(await run({ mayGoOn: () => false })).toEqual(part(1, 'stopped'));
  expect(asked().map(({ job }) => job.stop)).toEqual([undefined, true]);
});
