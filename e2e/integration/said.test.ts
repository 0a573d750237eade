import {
  creatorDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { personWrote } from '../../functions/test/person-wrote.ts';
import { call } from '../../local/src/world/call.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount, tester } from '../support/account.ts';
import { callFunction } from '../support/call-function.ts';
import { database, dataOf } from '../support/database.ts';
import { reaches, work } from '../support/deliveries.ts';
import { answerByMail, watch } from '../support/inbound.ts';
import { countedToday } from '../support/person.ts';
import { captureOnPhone } from '../support/phone.ts';
import { watchMailboxes } from '../support/sweep.ts';

let account: ReadyAccount;
let creator_id = '';

/** A creator has answered the first email. */
beforeEach(async () => {
  account = await openTestAccount();
  await watch(account);
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  creator_id = creator.id ?? '';
  await work(account.uid);
  await reaches(account.uid, `email_${creator_id}`, 'sent');
  await answerByMail(email.to ?? '');
  await watchMailboxes();
});

const creatorNow = () => dataOf(creatorDocument.path(account.uid, creator_id));
const say = (says: 'interested' | 'no' | 'done') =>
  call({ ...account.session, name: 'sayOfReply', payload: { creator_id, says } });
const takeBack = ({ said_at }: { said_at: string }) =>
  call({ ...account.session, name: 'takeBackSaid', payload: { creator_id, said_at } });
const inboundId = async () => {
  const messages = (await database()).collection(
    inboundDocument.collection(account.uid, creator_id),
  );
  return (await messages.get()).docs[0]?.id ?? '';
};

describe('what a reply means', () => {
  it('is said once by five taps at once, and taken back once', async () => {
    expect(await creatorNow()).toMatchObject({ last_in_text: 'Yes, what do you pay?' });
    const said = await Promise.all(Array.from({ length: 5 }, () => say('interested')));
    expect(new Set(said.map(({ said_at }) => said_at)).size).toBe(1);
    expect(await countedToday(account.uid)).toMatchObject({ replies: 1, interested: 1 });
    const [one = { said_at: '' }] = said;
    const back = await Promise.all(Array.from({ length: 5 }, () => takeBack(one)));
    expect(back.filter(({ is_taken_back }) => is_taken_back)).toHaveLength(1);
    expect(await countedToday(account.uid)).toMatchObject({ replies: 1, interested: 0 });
    expect(await creatorNow()).toMatchObject({ person_says: null, awaiting: 'us', said: null });
  });

  it('as a no is a status of the person’s, which taking back gives back', async () => {
    const said = await say('no');
    expect(await creatorNow()).toMatchObject({ status: 'Rejected', status_set_by: 'person' });
    expect(await takeBack(said)).toEqual({ is_taken_back: true });
    expect(await creatorNow()).toMatchObject({ status: 'Responded', status_set_by: 'event' });
  });

  it('may be that it is somebody else’s, and theirs again', async () => {
    const payload = { creator_id, says: 'not_them', inbound_id: await inboundId() } as const;
    const said = await call({ ...account.session, name: 'sayOfReply', payload });
    expect(await creatorNow()).toMatchObject({ status: 'Contacted', last_in_at: null });
    expect(await countedToday(account.uid)).toMatchObject({ replies: 0 });
    expect(await takeBack(said)).toEqual({ is_taken_back: true });
    expect(await creatorNow()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    expect(await countedToday(account.uid)).toMatchObject({ replies: 1, replies_to_first: 1 });
  });

  it.each([
    ['later without a day', { says: 'later' }],
    ['later on no day', { says: 'later', remind_at: 'soon' }],
    ['of no message', { says: 'not_them' }],
    ['what nobody says', { says: 'maybe' }],
    ['at a time of the caller’s choice', { says: 'done', at: 0 }],
  ])('is refused: %s', async (_, said) => {
    const before = await creatorNow();
    const { id_token } = account.session;
    const payload = { creator_id, ...said };
    expect(await callFunction('sayOfReply', { id_token, payload })).toMatchObject({ status: 400 });
    expect(await creatorNow()).toEqual(before);
  });

  it('is said by nobody else', async () => {
    const before = await creatorNow();
    const { id_token } = (await openTestAccount()).session;
    const payload = { creator_id, says: 'done' };
    expect(await callFunction('sayOfReply', { id_token, payload })).toMatchObject({ status: 400 });
    expect(await callFunction('sayOfReply', { payload })).toMatchObject({ status: 401 });
    expect(await creatorNow()).toEqual(before);
  });
});

it('a delivery that failed is seen, and seen once more; one that was sent is refused', async () => {
  const { id_token } = account.session;
  const delivery_id = `email_${creator_id}`;
  const see = () =>
    callFunction('seeDelivery', { id_token, payload: { delivery_id, is_seen: true } });
  expect(await see()).toMatchObject({ status: 400, reason: 'changed' });
  const email = (await database()).doc(deliveryDocument.path(account.uid, delivery_id));
  await email.update({ state: 'failed' });
  expect(await see()).toMatchObject({ result: { is_seen: true } });
  const seen_at = (await email.get()).get('seen_at') as unknown;
  expect(await see()).toMatchObject({ result: { is_seen: true } });
  expect((await email.get()).get('seen_at')).toEqual(seen_at);
});

it('a reminder that a person sets by hand is their own write, and stays through a word', async () => {
  const remind_at = new Date('2030-01-01');
  const creator = (await database()).doc(creatorDocument.path(account.uid, creator_id));
  await creator.update({ remind_at, ...personWrote(new Date()) });
  await say('interested');
  const kept = (await creator.get()).get('remind_at') as { toDate(): Date };
  expect(kept.toDate()).toEqual(remind_at);
});
