import { beforeAll, describe, expect, it } from 'vitest';
import { triedCases } from '../../functions/test/tried-cases.ts';
import { rulesOf, type Operation, type Visitor } from './ask-rules.ts';
import { collectionOf, documentsOf, FIELDS } from './places.ts';

/**
 * What a browser may do in Ann's account: this alone, and Ann alone. `own-changes.test.ts` tests
 * which values her changes may have.
 */
const MAY_GET = [
  'users/ann',
  'users/ann/creators/c1',
  'users/ann/deleted_creators/c1',
  'users/ann/creator_pictures/c1',
  'users/ann/creator_index/manifest',
  'users/ann/creator_chunks/c1',
  'users/ann/creators/c1/inbound/c1',
  'users/ann/answer_drafts/c1',
  'users/ann/saved_views/c1',
  'users/ann/snippets/c1',
  'users/ann/deliveries/c1',
  'users/ann/deliveries/c1/attempts/c1',
  'users/ann/deliveries/c1/private/payload',
  'users/ann/backfills/notion',
  'users/ann/activity/c1',
  'users/ann/statistics/outreach',
  'users/ann/credit_entries/c1',
  'users/ann/referral/summary',
  'users/ann/referral_entries/c1',
  'user_usage_credits/ann',
  'user_subscriptions/ann',
];
const MAY_LIST = [
  'users/ann/creators',
  'users/ann/deleted_creators',
  'users/ann/creator_pictures',
  'users/ann/creator_chunks',
  'users/ann/creators/c1/inbound',
  'users/ann/saved_views',
  'users/ann/snippets',
  'users/ann/deliveries',
  'users/ann/deliveries/c1/attempts',
  'users/ann/backfills',
  'users/ann/activity',
  'users/ann/credit_entries',
  'users/ann/referral_entries',
];
const MAY_DELETE = [
  'users/ann/answer_drafts/c1',
  'users/ann/saved_views/c1',
  'users/ann/snippets/c1',
];
const MAY_CHANGE = ['users/ann name', 'users/ann/creators/c1 notes'];

const OWNER = 'its owner';
const STRANGER = { sub: 'eve', email: 'eve@brand.test' };
const SAYS_SHE_IS = { uid: 'ann', user_id: 'ann', owner: 'ann', email_verified: true };
const VISITORS: Readonly<Record<string, Visitor>> = {
  [OWNER]: { sub: 'ann', email: 'ann@brand.test' },
  'a signed-out caller': null,
  'a stranger': STRANGER,
  'a stranger with the claims of an administrator': {
    ...STRANGER,
    ...{ admin: true, role: 'admin', roles: ['owner', 'admin'], firebase_admin: true },
  },
  'a stranger with the email address and the claims of the owner': {
    ...STRANGER,
    ...SAYS_SHE_IS,
    email: 'ann@brand.test',
  },
};
/** Signed in, without an account: only the server opens one. */
const NEWCOMER = { sub: 'noa', email: 'noa@brand.test' };

interface Case {
  title: string;
  operation: Operation;
  visitor: Visitor;
  expected: 'allowed' | 'refused';
}

/** The operation by every caller, allowed to the owner at most. */
const byEverybody = (what: string, operation: Operation, owner_may = false): Case[] =>
  Object.entries(VISITORS).map(([who, visitor]) => {
    const expected = owner_may && who === OWNER ? 'allowed' : 'refused';
    return { title: `${what} by ${who}`, operation, visitor, expected };
  });

const FORGED = { n: 2, num_credits: 1_000_000 };
const DOCUMENTS = documentsOf('ann');
const unique = (texts: readonly string[]) => [...new Set(texts)];

const onDocuments = DOCUMENTS.flatMap((path) => [
  ...byEverybody(`get ${path}`, { kind: 'get', path }, MAY_GET.includes(path)),
  ...byEverybody(`replace ${path}`, { kind: 'write', path, data: FORGED, exists: true }),
  ...byEverybody(`update ${path}`, {
    ...{ kind: 'write', path, data: FORGED, exists: true, is_merged: true, now: ['updated_at'] },
  }),
  ...byEverybody(`create ${path}-new`, {
    ...{ kind: 'write', path: `${path}-new`, data: FORGED, exists: false },
  }),
  ...byEverybody(`delete ${path}`, { kind: 'delete', path }, MAY_DELETE.includes(path)),
]);

const onCollections = unique(DOCUMENTS.map(collectionOf)).flatMap((path) =>
  byEverybody(`list ${path}`, { kind: 'list', path }, MAY_LIST.includes(path)),
);

const ofAllAccounts = unique(
  DOCUMENTS.map((path) => collectionOf(path).split('/').at(-1) ?? ''),
).flatMap((collection) =>
  byEverybody(`list all ${collection}`, { kind: 'collection group', collection }),
);

/** What a browser writes with each change of a creator; of these two no other value may be written. */
const SAID = ['updated_at', 'writer'];

const onFields = Object.entries(FIELDS).flatMap(([path, fields]) =>
  fields
    .filter((field) => !SAID.includes(field))
    .flatMap((field) => {
      const isOfCreator = path.includes('/creators/');
      const operation: Operation = {
        ...{ kind: 'write', path, exists: true, is_merged: true },
        data: { [field]: 'another', ...(isOfCreator && { writer: { by: 'person' } }) },
        ...(isOfCreator && { now: ['updated_at', 'writer.at'] }),
      };
      const may_change = MAY_CHANGE.includes(`${path} ${field}`);
      return byEverybody(`change of ${field} in ${path}`, operation, may_change);
    }),
);

const ofNewcomer = documentsOf('noa').map((path): Case => {
  const operation: Operation = { kind: 'write', path, data: FORGED, exists: false };
  const title = `create ${path} by a person without an account`;
  return { title, operation, visitor: NEWCOMER, expected: 'refused' };
});

const CREATOR = { name: 'Mara', status: 'Discovered', status_set_by: 'event', notes: '' };

let rules: Awaited<ReturnType<typeof rulesOf>>;
beforeAll(async () => {
  rules = await rulesOf('demo-closed-doors');
  for (const path of DOCUMENTS) await rules.put(path, { n: 1, name: 'Ann' });
  await rules.put('users/ann/creators/c1', CREATOR);
});

describe.each([
  ['a document', onDocuments],
  ['a collection', onCollections],
  ['a collection of all accounts', ofAllAccounts],
  ['a field', onFields],
  ['a place where nothing is yet', ofNewcomer],
])('the rules of %s', (_, cases) => {
  // Each request has five callers: seven shares no factor with that.
  for (const { title, operation, visitor, expected } of triedCases(cases, 7))
    it(`${title} is ${expected}`, async () => {
      expect(await rules.ask(operation, visitor)).toBe(expected);
    });
});
