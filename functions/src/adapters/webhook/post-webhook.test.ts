import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUserHook, type HookAnswer, type UserHook } from '../../../test/user-hook.ts';
import { answer, BODY, requestTo, SECRET, temporary } from '../../../test/webhook-post.ts';
import { webhookPoster } from './post-webhook.ts';

/** Long enough for what has to end well, short where something has to run out. */
const PATIENT = 10_000;
const SHORT = 250;
const OLDER = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const MEGABYTE = 1_000_000;

const status =
  (code: number, headers: Record<string, string> = {}, body: string | Buffer = ''): HookAnswer =>
  (response) =>
    void response.writeHead(code, headers).end(body);

/** Writes a piece again and again until the client hangs up. */
const drip =
  (head: string, piece: string): HookAnswer =>
  (response) => {
    response.socket?.write(head);
    const timer = setInterval(() => response.socket?.write(piece), 20);
    response.on('close', () => clearInterval(timer));
  };

let elsewhere: UserHook;
let hook: UserHook;
beforeAll(async () => {
  elsewhere = await startUserHook({});
  hook = await startUserHook({
    '/none': status(204),
    '/created': status(201, {}, 'made'),
    '/gone': status(410, {}, 'moved away'),
    '/broken': status(500, {}, 'stack trace'),
    '/forbidden': status(403),
    '/moved': (response) =>
      void response.writeHead(307, { location: `${elsewhere.origin}/inner` }).end(),
    '/unchanged': status(304),
    '/busy': status(429, { 'retry-after': '120' }),
    '/busy-somehow': status(429),
    '/busy-till': (response) => {
      const until = new Date(Date.now() + 60_000).toUTCString();
      response.writeHead(429, { 'retry-after': until }).end();
    },
    '/down': status(503, { 'retry-after': '30' }),
    '/down-somehow': status(503, { 'retry-after': 'soon' }),
    '/never': () => undefined,
    '/slow-head': drip('HTTP/1.1 200 OK\r\n', 'x-more: 1\r\n'),
    '/slow-body': drip('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\nx\r\n'),
    '/large': status(200, {}, Buffer.alloc(10 * MEGABYTE, 'x')),
    '/bomb': status(200, { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100 * MEGABYTE))),
    '/cut': (response) => {
      response.writeHead(200, { 'content-length': '500' }).write('half', () => {
        response.socket?.destroy();
      });
    },
    '/noise': status(
      200,
      {},
      Buffer.concat([Buffer.from('\r\na\u0000b\u001b[31m\tc\u0085'), Buffer.from([0xff, 0xf0])]),
    ),
    '/long': status(200, {}, `${'y'.repeat(999)}👋 and more`),
  });
});
afterAll(() => Promise.all([hook.stop(), elsewhere.stop()]));

const request = (path: string, secrets = [SECRET]) => requestTo(`${hook.origin}${path}`, secrets);
const poster = (timeout = PATIENT) => webhookPoster({ allow_local_targets: true, timeout });
const post = (path: string, timeout?: number) => poster(timeout)(request(path));
const last = () => {
  const seen = hook.requests.at(-1);
  if (!seen) throw new Error('No request came');
  return seen;
};

describe('a webhook', () => {
  it('is a POST of the body as it is, in the name of the product', async () => {
    expect(await post('/ok')).toEqual({ kind: 'accepted', answer: answer(200, 'ok') });
    const { method, headers, body } = last();
    expect([method, body]).toEqual(['POST', BODY]);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringContaining('VibesOutreach') as string,
      'webhook-id': 'max_email_ada',
      connection: 'close',
    });
    expect(headers).not.toHaveProperty('cookie');
  });

  it('is verified by the library that receivers use', async () => {
    await post('/ok');
    const { body, headers } = last();
    expect(new Webhook(SECRET).verify(body, headers)).toEqual(JSON.parse(BODY));
    expect(() => new Webhook(OLDER).verify(body, headers)).toThrow();
    expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow();
    const other = { ...headers, 'webhook-id': 'max_email_eve' };
    expect(() => new Webhook(SECRET).verify(body, other)).toThrow();
  });

  it('is verified by the new and by the old secret while a secret rotates', async () => {
    await poster()(request('/ok', [SECRET, OLDER]));
    const { body, headers } = last();
    for (const secret of [SECRET, OLDER]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(BODY));
    }
  });

  it('states the time of the attempt in seconds', async () => {
    await poster()({ ...request('/ok'), at: new Date('2026-05-01T12:00:00.900Z') });
    expect(last().headers['webhook-timestamp']).toBe('1777636800');
  });
});

describe('an answer', () => {
  it.each([
    ['/none', { kind: 'accepted', answer: answer(204) }],
    ['/created', { kind: 'accepted', answer: answer(201, 'made') }],
    ['/gone', { kind: 'permanent', code: 'webhook_gone', answer: answer(410, 'moved away') }],
    ['/broken', temporary('webhook_failed', answer(500, 'stack trace'))],
    ['/forbidden', temporary('webhook_failed', answer(403))],
    ['/unchanged', temporary('webhook_redirected', answer(304))],
    ['/busy', temporary('webhook_busy', answer(429), { retry_after: 120_000 })],
    ['/busy-somehow', temporary('webhook_busy', answer(429))],
    ['/down', temporary('webhook_failed', answer(503), { retry_after: 30_000 })],
    ['/down-somehow', temporary('webhook_failed', answer(503))],
  ])('%s means what its status says', async (path, outcome) => {
    expect(await post(path)).toEqual(outcome);
  });

  it('may name the time to come back as a date', async () => {
    const outcome = await post('/busy-till');
    expect(outcome).toMatchObject({ kind: 'temporary', code: 'webhook_busy' });
    const wait = outcome.kind === 'temporary' ? (outcome.retry_after ?? 0) : 0;
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  it('that leads elsewhere is not followed', async () => {
    expect(await post('/moved')).toEqual(temporary('webhook_redirected', answer(307)));
    // Other programs of this machine may knock at its port.
    expect(elsewhere.requests.map(({ path }) => path)).not.toContain('/inner');
  });

  it('of 10 MB is a success that is hung up on', async () => {
    const hungUp = hook.hungUp('/large');
    expect(await post('/large')).toEqual({
      kind: 'accepted',
      answer: answer(200, 'x'.repeat(1000)),
    });
    await hungUp;
  });

  it('is unpacked no further than it is read', async () => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await post('/bomb')).toMatchObject({ kind: 'accepted' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * MEGABYTE);
  });

  it('that breaks off after its status is what came of it', async () => {
    expect(await post('/cut')).toEqual({ kind: 'accepted', answer: answer(200, 'half') });
  });

  it('is kept without control characters, whatever its bytes', async () => {
    expect(await post('/noise')).toEqual({
      kind: 'accepted',
      answer: answer(200, 'ab[31m\tc\n\ufffd'),
    });
  });

  it('is cut at 1000 characters, never through one', async () => {
    expect(await post('/long')).toEqual({ kind: 'accepted', answer: answer(200, 'y'.repeat(999)) });
  });
});

describe('a webhook that takes too long', () => {
  it.each(['/never', '/slow-head'])('is given up and hung up on: %s', async (path) => {
    const hungUp = hook.hungUp(path);
    expect(await post(path, SHORT)).toEqual(temporary('webhook_timed_out', answer(null)));
    await hungUp;
  });

  it('to end its answer has taken the event all the same, and is hung up on', async () => {
    const hungUp = hook.hungUp('/slow-body');
    expect(await post('/slow-body', SHORT)).toEqual({
      kind: 'accepted',
      answer: answer(200, expect.stringMatching(/^x+$/) as string),
    });
    await hungUp;
  });
});
