import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { livePorts } from './live-ports.ts';
import { readSetting } from './settings/settings-files.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-deploy-'));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  livePorts({ project: 'brand-live', root, token: () => Promise.resolve('t0ken'), backoff: 1 });

/** Answers in turn, and keeps what was asked. */
function answering(...statuses: (number | Error)[]) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers });
    const next = statuses.shift() ?? 200;
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve(new Response('{"a":1}', { status: next }));
  });
  return asked;
}

const READ = { service: 'firestore', method: 'GET', path: 'v1/x' } as const;
const CHANGE = { service: 'firestore', method: 'POST', path: 'v1/x', body: {} } as const;

describe('a request to Google', () => {
  it('is signed, and counts on the project', async () => {
    const asked = answering(200);
    expect(await open().google(CHANGE)).toEqual({ status: 200, body: { a: 1 } });
    expect(asked).toMatchObject([
      {
        url: 'https://firestore.googleapis.com/v1/x',
        headers: { authorization: 'Bearer t0ken', 'x-goog-user-project': 'brand-live' },
      },
    ]);
  });

  it('that reads is made three times at most', async () => {
    answering(503, new Error('reset'), 200);
    expect(await open().google(READ)).toMatchObject({ status: 200 });
    const asked = answering(new Error('away'), new Error('away'), new Error('away'));
    await expect(open().google(READ)).rejects.toThrow('firestore.googleapis.com can’t be reached.');
    expect(asked).toHaveLength(3);
  });

  it('that reads by POST is one that reads', async () => {
    answering(503, 200);
    expect(await open().google({ ...CHANGE, is_reading: true })).toMatchObject({ status: 200 });
  });

  it('that changes something is made once, since it may have arrived', async () => {
    const asked = answering(503, 200);
    expect(await open().google(CHANGE)).toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  });
});

it('takes settings from the functions’ files, the project’s own first', async () => {
  const { write, file } = open();
  const setting = (name: string) => readSetting({ project: 'brand-live', file }, name);
  expect(await setting('APP_ORIGIN')).toBeNull();
  await write('functions/.env', 'APP_ORIGIN=https://all.example\nDAILY_MAIL_CAP=20\n');
  await write('functions/.env.brand-live', 'APP_ORIGIN=https://own.example\n');
  expect(await setting('APP_ORIGIN')).toBe('https://own.example');
  expect(await setting('DAILY_MAIL_CAP')).toBe('20');
});

it('runs firebase-tools without its own sign-in', async () => {
  const { code, output } = await open().run({
    program: 'firebase',
    args: ['login:list'],
    is_reading: true,
  });
  expect([code, output]).toEqual([0, expect.stringContaining('No authorized accounts')]);
});
