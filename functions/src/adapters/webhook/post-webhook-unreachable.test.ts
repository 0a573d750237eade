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
const post = (target: string, allow_local_targets = true) =>
  webhookPoster({ allow_local_targets })(request(target));

describe('a webhook that is not there', () => {
  const unreachable = (said: RegExp) =>
    temporary('webhook_unreachable', answer(null, expect.stringMatching(said) as string));

  it.each([
    ['/reset', /ECONNRESET|closed/],
    ['/no-http', /HTTP|Parse/i],
    ['http://hook.invalid/', /ENOTFOUND|EAI_AGAIN/],
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

describe('a private address', () => {
  it.each([
    ['this machine', () => hook.origin],
    ['a name that leads there', () => hook.origin.replace('127.0.0.1', 'localhost')],
    ['a number that means it', () => hook.origin.replace('127.0.0.1', '0x7f000001')],
    ['an IPv4 address within an IPv6 one', () => 'http://[::ffff:127.0.0.1]:2/'],
    ['the metadata of a cloud', () => 'http://169.254.169.254/computeMetadata/v1/'],
    ['an address of a network', () => 'https://10.0.0.1/'],
  ])('is not called, and may be a name that is put right: %s', async (_, url) => {
    const before = hook.requests.length;
    // The answer is empty: how it fails would tell what listens there.
    expect(await post(url(), false)).toEqual(temporary('webhook_private_address', answer(null)));
    expect(hook.requests).toHaveLength(before);
  });

  it('is this machine in the local world only, and no other there', async () => {
    expect(await post('/ok')).toMatchObject({ kind: 'accepted' });
    expect(await post('http://10.0.0.1/')).toMatchObject({ code: 'webhook_private_address' });
  });
});
