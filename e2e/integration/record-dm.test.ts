import { beforeAll, describe, expect, it } from 'vitest';
import { activityDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { personWrote } from '../../functions/test/person-wrote.ts';
import { call } from '../../local/src/world/call.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { callFunction } from '../support/call-function.ts';
import { eventually } from '../support/mailbox.ts';
import { countedToday } from '../support/person.ts';

let account: ReadyAccount;
let creator_id = '';
let url = '';
beforeAll(async () => {
  account = await openTestAccount();
  const data = { app_password: null };
  await call({
    ...account.session,
    name: 'updateUserData',
    payload: { table: 'email_settings', data },
  });
  ({ url } = tester(account.name));
  const { body } = await requestCapture(account, { url });
  if (!body.ok) throw new Error(body.message);
  creator_id = body.creator.id ?? '';
});

const record = (step: 'opened' | 'sent') =>
  call({ ...account.session, name: 'recordDm', payload: { creator_id, step } });
const today = () => countedToday(account.uid);
async function feedOf(kind: string): Promise<number> {
  const feed = (await database()).collection(activityDocument.collection(account.uid));
  return (await feed.where('kind', '==', kind).get()).size;
}

it('a DM counts once, however often it is recorded at once, and makes the creator contacted', async () => {
  await record('opened');
  await record('opened');
  const recorded = await Promise.all(Array.from({ length: 6 }, () => record('sent')));
  expect(recorded.filter((answer) => answer.recorded)).toHaveLength(1);
  expect(await record('sent')).toEqual({ recorded: false });
  expect(await today()).toMatchObject({ captured: 1, dms_opened: 2, dms_sent: 1 });
  expect(await feedOf('dm_sent')).toBe(1);
  expect(await dataOf(creatorDocument.path(account.uid, creator_id))).toMatchObject({
    status: 'Contacted',
    status_set_by: 'event',
    dm_sent_at: expect.anything() as object,
  });
});

it('a creator who had a DM gets no email, and is not charged again', async () => {
  const before = await creditsOf(account.uid);
  const data = { app_password: 'app-password' };
  await call({
    ...account.session,
    name: 'updateUserData',
    payload: { table: 'email_settings', data },
  });
  expect((await requestCapture(account, { url })).body).toMatchObject({
    outcome: 'already_contacted',
  });
  expect(await creditsOf(account.uid)).toEqual(before);
});

it('the trigger records a person’s status, and not the DM before it', async () => {
  const path = creatorDocument.path(account.uid, creator_id);
  const set = { status: 'Responded', status_set_by: 'person', ...personWrote(new Date()) };
  await (await database()).doc(path).update(set);
  const changes = () => feedOf('status_changed');
  expect(await eventually(changes, (count) => count > 0)).toBe(1);
});

describe('a DM is refused', () => {
  it.each([
    ['to a creator nobody captured', { creator_id: 'nobody', step: 'sent' }],
    ['to another document', { creator_id: 'a/../../eve/creators/b', step: 'sent' }],
    ['at an unknown step', { creator_id: 'nobody', step: 'read' }],
    ['at a time of the caller’s choice', { creator_id: 'nobody', step: 'sent', at: 0 }],
  ])('%s', async (_, payload) => {
    const { id_token } = account.session;
    expect(await callFunction('recordDm', { id_token, payload })).toMatchObject({
      status: 400,
      code: 'bad_request',
    });
  });

  it('to another person’s creator', async () => {
    const { session } = await openTestAccount();
    const payload = { creator_id, step: 'sent' };
    expect(await callFunction('recordDm', { id_token: session.id_token, payload })).toMatchObject({
      code: 'bad_request',
    });
  });
});
