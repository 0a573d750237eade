import { randomUUID } from 'node:crypto';
import {
  creatorDocument,
  creditEntryDocument,
  stripeEventDocument,
} from '@vibes/core/firestore/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { triedCases } from '../../functions/test/tried-cases.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { documentsOf } from '../rules/places.ts';
import { openTestAccount } from '../support/account.ts';
import { countOf, database } from '../support/database.ts';
import { useKey } from '../support/person.ts';
import { FORGED_CREDENTIALS, FORGED_EVENT, FORGED_LINKS, FORGED_SIGNATURES } from './forgeries.ts';
import { MEANINGLESS, UNREADABLE, type EndpointName, type HostileBody } from './hostile-bodies.ts';
import { BROKEN_HEADERS, HOSTILE_CALLS } from './hostile-calls.ts';
import { sendRaw, type RawRequest } from './send-raw.ts';

let account: ReadyAccount;
beforeAll(async () => {
  account = await openTestAccount(5);
  // A key's first use is written with the account, whatever the request asks for.
  await useKey(account.uid);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const JSON_TYPE = { 'content-type': 'application/json' };

interface Endpoint {
  path: string;
  headers: () => Record<string, string>;
  /** More bytes than the endpoint takes. */
  too_long: number;
  /** What it answers to them, and to a method other than POST. */
  refuses: { length: number; method: number };
}
const OPEN = { headers: () => ({}), refuses: { length: 413, method: 405 } };
const ENDPOINTS: Readonly<Record<EndpointName, Endpoint>> = {
  capture: {
    ...OPEN,
    path: '/api/capture',
    headers: () => bearer(account.api_key),
    too_long: 2_600_000,
  },
  reply: {
    ...OPEN,
    path: '/api/reply',
    headers: () => bearer(account.api_key),
    too_long: 300_000,
  },
  feedback: { ...OPEN, path: '/api/feedback', too_long: 40_000 },
  handover: { ...OPEN, path: '/api/handover', too_long: 2_000 },
  'referral-click': { ...OPEN, path: '/api/referral-click', too_long: 2_000 },
  stripe: {
    ...OPEN,
    path: '/api/stripe/webhook',
    headers: () => ({ 'stripe-signature': 't=1,v1=00' }),
    too_long: 1_100_000,
  },
  callable: {
    path: '/api/call/updateUserData',
    headers: () => bearer(account.session.id_token),
    too_long: 3_000_000,
    refuses: { length: 400, method: 400 },
  },
};
const endpoints = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];

/** All that a request to any of the endpoints could have changed, charges included. */
async function stored() {
  const db = await database();
  const places = [...documentsOf(account.uid), stripeEventDocument.path(FORGED_EVENT)];
  const own = places.map((path) => db.doc(path));
  const collections = [
    creatorDocument.collection(account.uid),
    creditEntryDocument.collection(account.uid),
  ];
  const shared = ['anonymous_feedback', 'handovers', 'users'];
  const [documents, ...counts] = await Promise.all([
    db.getAll(...own),
    ...[...collections, ...shared].map(countOf),
  ]);
  return { written: documents.map(({ updateTime }) => updateTime?.toMillis() ?? null), counts };
}

interface Case {
  title: string;
  request: () => RawRequest;
  status: number;
  /** A page answers, ours or the platform's: the body is HTML. */
  is_page?: boolean;
}

function cases(all: readonly Case[], every = 5) {
  for (const { title, request, status, is_page = false } of triedCases(all, every))
    it(title, async () => {
      const before = await stored();
      const { status: said, type, text } = await sendRaw(request());
      expect(said).toBe(status);
      if (!is_page) {
        expect(type).not.toContain('html');
        expect(text).not.toMatch(/\n\s+at |node_modules/);
      }
      expect(await stored()).toEqual(before);
    });
}

describe('a body that no endpoint takes, at', () => {
  const all = endpoints.flatMap(([name, { path, headers }]) => {
    const sent = (is_page: boolean) => (one: HostileBody) => ({
      ...{ title: `${name}: ${one.title}`, status: one.answers[name] ?? 400, is_page },
      request: () => ({ path, body: one.body, headers: { ...headers(), ...one.headers } }),
    });
    return [...MEANINGLESS.map(sent(false)), ...UNREADABLE.map(sent(true))];
  });
  cases(all);
});

describe('a body that is too long, at', () => {
  cases(
    endpoints.map(([name, { path, headers, too_long, refuses }]) => ({
      title: name,
      status: refuses.length,
      request: () => ({
        ...{ path, headers: { ...headers(), ...JSON_TYPE } },
        body: JSON.stringify({ code: 'x'.repeat(too_long) }),
      }),
    })),
  );
});

describe('another method than POST, at', () => {
  const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'LOCK'];
  cases(
    endpoints.flatMap(([name, { path, headers, refuses }]) =>
      METHODS.map((method) => ({
        title: `${name}: ${method}`,
        status: refuses.method,
        request: () => ({ method, path, headers: headers() }),
      })),
    ),
  );
});

describe('a call of', () => {
  cases(
    HOSTILE_CALLS.map(({ title, path, body }) => ({
      ...{ title, status: 400 },
      request: () => ({
        ...{ path, body, headers: { ...bearer(account.session.id_token), ...JSON_TYPE } },
      }),
    })),
  );
});

describe('a line break on its way into a header, in', () => {
  cases(
    BROKEN_HEADERS.map(({ title, payload }) => ({
      ...{ title, status: 400 },
      request: () => ({
        path: ENDPOINTS.callable.path,
        headers: { ...ENDPOINTS.callable.headers(), ...JSON_TYPE },
        body: JSON.stringify({ data: payload }),
      }),
    })),
  );
});

describe.each([
  ['capture', { url: `https://www.tiktok.com/@${randomUUID().slice(0, 8)}` }],
  ['reply', { from: 'ada@example.com', text: 'Yes!' }],
])('a %s in another’s name is refused', (name, body) => {
  cases(
    FORGED_CREDENTIALS.map(({ title, forge }) => ({
      ...{ title, status: 401 },
      request: () => {
        const { query = '', headers, fields = {} } = forge(account);
        const path = `/api/${name}${query}`;
        const sent = JSON.stringify({ ...body, ...fields });
        return { path, headers: { ...JSON_TYPE, ...headers }, body: sent };
      },
    })),
  );
});

describe('payment events without a valid signature are refused:', () => {
  const path = ENDPOINTS.stripe.path;
  cases(
    FORGED_SIGNATURES.map(({ title, headers, body }) => ({
      ...{ title, status: 400 },
      request: () => ({ path, headers: { ...JSON_TYPE, ...headers }, body }),
    })),
  );
});

describe('an opt-out by a link that we did not make is refused:', () => {
  cases(
    FORGED_LINKS.flatMap((token) =>
      ['GET', 'POST'].map((method) => ({
        title: `${method} ${token.slice(0, 40)}`,
        ...{ status: 404, is_page: true },
        // The local server of pages tries to read a file first, and fails at some of these.
        request: () => ({ method, at: 'keyed', path: `/api/unsubscribe/${token}` }),
      })),
    ),
  );
});
