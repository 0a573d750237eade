import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SELF_SIGNED } from '../../../test/self-signed.ts';
import { startUserHook, type UserHook } from '../../../test/user-hook.ts';
import { answer, requestTo, temporary } from '../../../test/webhook-post.ts';
import { webhookPoster } from './post-webhook.ts';

let hook: UserHook;
beforeAll(async () => {
  hook = await startUserHook({
    '/reset': (response) => void response.socket?.resetAndDestroy(),
    '/no-http': (response) => void response.socket?.end('220 mail.test ESMTP\r\n'),
  });
});
afterAll(() => hook.stop());

const request = (target: string) =>
  requestTo(target.startsWith('/') ? `${hook.origin}${target}` : target);
/** Milliseconds: enough that no answer of a resolver on this machine takes longer. */
const NO_ADDRESS_AFTER = 200;
const post = (target: string, allow_local_targets = true) =>
  webhookPoster({ allow_local_targets, no_address_after: NO_ADDRESS_AFTER })(request(target));
const noAddress = temporary('webhook_no_address', answer(null));

describe('a webhook that is not there', () => {
  const unreachable = (said: RegExp) =>
    temporary('webhook_unreachable', answer(null, expect.stringMatching(said) as string));

  it.each([
    ['/reset', /ECONNRESET|closed/],
    ['/no-http', /HTTP|Parse/i],
    ['http://127.0.0.1:2/', /ECONNREFUSED/],
    ['http://127.0.0.1:25/', /bad port/],
    ['http://127.0.0.1:99999/', /Invalid URL/],
    ['http://ann:word@127.0.0.1/', /credentials/],
  ])('is unreachable, and the answer says why: %s', async (path, said) => {
    expect(await post(path)).toEqual(unreachable(said));
  });

  it('is unreachable with a certificate that nobody vouches for', async () => {
    let asked = 0;
    const server = createServer(SELF_SIGNED, (_, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await post(`https://localhost:${port}/`)).toEqual(unreachable(/self-signed/));
    expect(asked).toBe(0);
    server.close();
  });
});

describe('a host without a public address', () => {
  const secure = (host: string) => hook.origin.replace('http://127.0.0.1', `https://${host}`);

  it.each([
    ['this machine', () => secure('127.0.0.1')],
    ['a name that leads there', () => secure('localhost')],
    ['a number that means it', () => secure('0x7f000001')],
    ['an IPv4 address within an IPv6 one', () => 'https://[::ffff:127.0.0.1]:2/'],
    ['the metadata of a cloud', () => 'https://169.254.169.254/computeMetadata/v1/'],
    ['an address of a network', () => 'https://10.0.0.1/'],
    ['a name that nobody has', () => 'https://hook.invalid/'],
  ])('is not called, and nobody learns which it is: %s', async (_, url) => {
    const before = hook.requests.length;
    const started = performance.now();
    // The answer is empty: how it fails would reveal what listens there.
    expect(await post(url(), false)).toEqual(noAddress);
    expect(performance.now() - started).toBeGreaterThanOrEqual(NO_ADDRESS_AFTER - 2);
    expect(hook.requests).toHaveLength(before);
  });

  it('is this machine in the local world only, and no other there', async () => {
    expect(await post('/ok')).toMatchObject({ kind: 'accepted' });
    expect(await post('http://10.0.0.1/')).toEqual(noAddress);
    expect(await post('http://hook.invalid/')).toEqual(noAddress);
  });
});

it.each(['http://127.0.0.1:2/', 'HTTP://hooks.example.com/'])(
  'nothing is sent in the clear outside the local world: %s',
  async (url) => {
    expect(await post(url, false)).toEqual({ kind: 'permanent', code: 'webhook_not_https' });
  },
);
