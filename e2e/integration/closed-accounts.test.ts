import type { CallableName, Callables } from '@vibes/core/api/callables';
import {
  apiKeyDocument,
  creatorDocument,
  messageTemplatesDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { countOf, database } from '../support/database.ts';
import { callFunction } from '../support/call-function.ts';
import { reportReply } from '../support/report-reply.ts';
import { disableUser, endSessions, removeUser } from '../support/sign-in-service.ts';

/** How long a positive check of the person is cached, in milliseconds. */
const KEPT = 60_000;
afterEach(resetClock);

const emailOf = ({ name }: ReadyAccount) => `${name}@brand.test`;
const block = async ({ uid }: ReadyAccount) => {
  await (await database()).doc(userDocument.path(uid)).update({ blocked_at: new Date() });
};

describe('a request with the API key', () => {
  it.each<[string, (account: ReadyAccount) => Promise<void>, string]>([
    ['deleted at the sign-in service', (account) => removeUser(emailOf(account)), 'was deleted'],
    ['disabled there', (account) => disableUser(emailOf(account)), 'is blocked'],
    ['blocked by an operator', block, 'is blocked'],
  ])('of an account %s is refused, and costs nothing', async (_, end, said) => {
    const account = await openTestAccount(5);
    await end(account);
    await moveClock(KEPT);
    const refused = {
      status: 401,
      body: { code: 'unauthorized', message: expect.stringContaining(said) as string },
    };
    const { url } = tester(account.name);
    expect(await requestCapture(account, { url })).toMatchObject(refused);
    const reply = { from: 'ada@example.com', text: 'Yes!' };
    expect(await reportReply(account, reply)).toMatchObject(refused);
    expect(await creditsOf(account.uid)).toMatchObject({ balance: 5, charges: 0 });
    expect(await countOf(creatorDocument.collection(account.uid))).toBe(0);
  });

  it('works after the person signed out everywhere', async () => {
    const account = await openTestAccount(5);
    await endSessions(emailOf(account));
    expect(await requestCapture(account, { url: tester(account.name).url })).toMatchObject({
      status: 200,
    });
  });
});

const returnUrl = 'http://localhost/';
/** Each callable, with a payload that passes up to the check of the token. */
const PAYLOADS: { [Name in CallableName]: Callables[Name]['payload'] } = {
  openAccount: { time_zone: 'Europe/Berlin' },
  getUserData: {},
  updateUserData: { table: 'message_templates', data: { email_signature: 'Taken over' } },
  createHandover: {},
  regenerateApiKey: {},
  rotateWebhookSecret: {},
  signOutEverywhere: { new_key: true },
  answerCreator: { creator_id: 'ann', inbound_id: 'm1', text: 'Yes.', number: 1 },
  judgeReply: { creator_id: 'c1', inbound_id: 'm1', is_theirs: true },
  sayOfReply: { creator_id: 'c1', says: 'interested' },
  takeBackSaid: { creator_id: 'c1', said_at: '2026-05-01T12:00:00Z' },
  seeDelivery: { delivery_id: 'email_ann', is_seen: true },
  optOutCreator: { creator_id: 'ann' },
  recordDm: { creator_id: 'ann', step: 'sent' },
  chooseEmail: { creator_id: 'ann', email: 'ann@studio.com' },
  stripePaymentLink: { plan: 'Starter', successUrl: returnUrl },
  stripeCustomerPortal: { returnUrl },
  checkNotion: {},
  sendTestEmail: {},
  sendTestWebhook: { channel: 'crm_webhook' },
  sendEmail: { creator_id: 'ann' },
  changeFollowUp: { creator_id: 'ann', step: 1, action: 'stop' },
  switchFollowUps: { to: 'off' },
  previewFollowUps: {},
  sendEmails: { creator_ids: ['ann'] },
  deleteCreators: { ids: ['ann'] },
  restoreCreators: { ids: ['ann'] },
  sealCreators: {},
  joinCreators: { ids: ['ann', 'bob'] },
  separateCreators: { id: 'ann', joined: 'bob' },
  markNotSame: { ids: ['ann', 'bob'] },
  retryDelivery: { delivery_id: 'email_ann' },
  retryFailed: { channel: 'gmail' },
  cancelDelivery: { delivery_id: 'email_ann' },
  confirmDelivery: { delivery_id: 'email_ann' },
  editEmail: { delivery_id: 'email_ann', seen_revision: 0, subject: 'Hello', text: 'Hi' },
  readRequest: { delivery_id: 'crm_ann_1' },
  resumeChannel: { channel: 'gmail' },
};

describe.each([
  ['revoked', endSessions, 'Sign in again'],
  ['of a disabled person', disableUser, 'is blocked'],
  ['of a deleted person', removeUser, 'was deleted'],
])('a token that is %s', (_, end, said) => {
  it('opens no callable, and changes nothing', async () => {
    const account = await openTestAccount(5);
    const db = await database();
    const before = await db.doc(apiKeyDocument.path(account.uid)).get();
    await end(emailOf(account));
    const { id_token } = account.session;
    for (const [name, payload] of Object.entries(PAYLOADS)) {
      const answer = await callFunction(name as CallableName, { id_token, payload });
      expect({ name, ...answer }).toMatchObject({
        name,
        status: 401,
        code: 'unauthorized',
        message: expect.stringContaining(said) as string,
        result: undefined,
      });
    }
    const after = await db.doc(apiKeyDocument.path(account.uid)).get();
    expect(after.updateTime).toEqual(before.updateTime);
    const templates = await db.doc(messageTemplatesDocument.path(account.uid)).get();
    expect(templates.get('email_signature')).not.toBe('Taken over');
  });
});
