import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookUrlSchema } from '@vibes/core/account/email-settings';
import { directPageFetcher } from '../src/adapters/http/direct-page-fetcher.ts';
import { createPageFetcher } from '../src/adapters/http/create-page-fetcher.ts';
import type { Resolve } from '../src/adapters/http/guarded-agent.ts';
import { hostManners } from '../src/adapters/http/host-manners.ts';
import { webhookPoster } from '../src/adapters/webhook/post-webhook.ts';
import { spyOnConnections } from './connection-spy.ts';
import { HOSTILE_ADDRESSES, NAMES, type HostileAddress } from './hostile-addresses.ts';
import { triedCases } from './tried-cases.ts';
import { answer, requestTo, temporary } from './webhook-post.ts';

const TIMEOUT = 1000;
const REFUSED = { kind: 'failed', reason: 'refused_address' };
const PAGE = 'https://ilsa-torvane.com/page';

const addressesOf = (host: string) => NAMES.get(host.toLowerCase()) ?? [];
/** The names of this test, none of the network: any other name does not exist. */
const resolve: Resolve = (host, _, done) => {
  const found = addressesOf(host.replace(/\.$/, ''));
  const error = Object.assign(new Error(`No ${host}`), { syscall: 'getaddrinfo' });
  if (found.length === 0) return done(error, []);
  done(
    null,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
};

/** What the gateway answers to all. */
let said: { status: number; headers: Record<string, string> };
let asked: string[] = [];
let gateway: Server;
let origin = '';
const connections = spyOnConnections();

beforeAll(async () => {
  gateway = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', origin).searchParams.get('url') ?? '');
    response.writeHead(said.status, { 'content-type': 'text/html', ...said.headers });
    response.end('<p>secret</p>');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => {
  connections.stop();
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(() => {
  connections.take();
  asked = [];
  said = { status: 200, headers: {} };
});

const signal = () => AbortSignal.timeout(TIMEOUT);
/** The connections that were tried, other than to the gateway itself. */
const strangers = () => connections.take().filter((to) => `http://${to}` !== origin);

function each(
  addresses: readonly HostileAddress[],
  attempt: (address: HostileAddress) => void | Promise<void>,
) {
  for (const address of triedCases(addresses, 5))
    it(address.title, async () => {
      await attempt(address);
      expect(strangers()).toEqual([]);
    });
}

const MANNERS = { at_once: Infinity, gap: 0, longest_wait: TIMEOUT, unstated_rest: 0 };
const direct = {
  allow_local_targets: false,
  timeout: TIMEOUT,
  manners: hostManners(MANNERS),
  resolve,
};

it('a connection that is made is seen', async () => {
  NAMES.set('self.ilsa-torvane.com', ['127.0.0.1']);
  const fetchPage = directPageFetcher({ ...direct, allow_local_targets: true });
  const url = origin.replace('127.0.0.1', 'self.ilsa-torvane.com');
  expect(await fetchPage({ url, signal: signal() })).toMatchObject({ kind: 'page' });
  expect(connections.take()).toEqual([new URL(origin).host]);
});

describe('a page that we fetch ourselves is never at', () => {
  const fetchPage = directPageFetcher(direct);
  each(HOSTILE_ADDRESSES, async ({ url }) => {
    expect(await fetchPage({ url, signal: signal() })).toEqual(REFUSED);
  });
});

/** A header takes no other signs. */
const IN_A_HEADER = HOSTILE_ADDRESSES.filter(({ url }) => /^[\x20-\x7e]+$/.test(url));

describe('a gateway', () => {
  const ask = (url: string) =>
    createPageFetcher({
      gateway_url: `${origin}/?url={url}`,
      addressesOf: (host) => Promise.resolve(addressesOf(host)),
      allow_local_targets: false,
    })({ url, signal: signal() });

  describe('is never asked for', () => {
    each(HOSTILE_ADDRESSES, async ({ url }) => {
      expect(await ask(url)).toEqual(REFUSED);
      expect(asked).toEqual([]);
    });
  });

  describe('is not followed to', () => {
    // Without a host of its own it is a path of the page's site.
    const leadsAway = ({ url }: HostileAddress) =>
      !URL.canParse(url, PAGE) || new URL(url, PAGE).host !== new URL(PAGE).host;
    each(IN_A_HEADER.filter(leadsAway), async ({ url }) => {
      said = { status: 302, headers: { location: url } };
      expect(await ask(PAGE)).toEqual(REFUSED);
      expect(asked).toEqual([PAGE]);
    });
  });

  describe('gives no page of', () => {
    each(IN_A_HEADER, async ({ url, is_web }) => {
      said = { status: 200, headers: { 'x-final-url': url } };
      expect(await ask(PAGE)).toMatchObject(is_web ? REFUSED : { final_url: PAGE });
    });
  });
});

describe('a webhook', () => {
  const post = webhookPoster({
    allow_local_targets: false,
    timeout: TIMEOUT,
    no_address_after: 0,
    resolve,
  });
  const OUTCOMES = {
    judged: temporary('webhook_no_address', answer(null)),
    'not https': { kind: 'permanent', code: 'webhook_not_https' },
    'no address': temporary('webhook_unreachable', answer(null, expect.any(String) as string)),
  };

  describe('is saved, or not, with', () => {
    each(HOSTILE_ADDRESSES, ({ url, is_saved }) => {
      expect(webhookUrlSchema.safeParse(url).success).toBe(is_saved);
    });
  });

  describe('is never posted to', () => {
    each(HOSTILE_ADDRESSES, async ({ url, posted }) => {
      expect(await post(requestTo(url))).toEqual(OUTCOMES[posted]);
    });
  });
});
