import { firstEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import {
  creditsOf,
  openTestAccount,
  requestCapture,
  tester,
  type ReadyAccount,
} from '../support/account.ts';
import { countOf, dataOf } from '../support/database.ts';
import { reaches, statesOf, work } from '../support/deliveries.ts';

const TIKTOK = 'https://www.tiktok.com/@wren.walks';
const INSTAGRAM = 'https://www.instagram.com/wrenwalks/';
const RENAMED = 'https://www.tiktok.com/@wren.wanders';

async function capture(account: ReadyAccount, url: string) {
  const { body } = await requestCapture(account, { url });
  if (!body.ok) throw new Error(body.message);
  return { ...body, id: body.creator.id ?? '' };
}
const creatorsOf = ({ uid }: ReadyAccount) => countOf(creatorDocument.collection(uid));

it('two accounts that present each other, captured at one instant, are one person with one email', async () => {
  const account = await openTestAccount(10);
  const [one, other] = await Promise.all([capture(account, TIKTOK), capture(account, INSTAGRAM)]);
  expect(one.id).toBe(other.id);
  await reaches(account.uid, firstEmailId(one.id), 'sent');
  expect(await creatorsOf(account)).toBe(1);
  expect(await statesOf(account.uid)).toEqual({ sent: 1 });
  expect(await creditsOf(account.uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
  expect(await dataOf(creatorDocument.path(account.uid, one.id))).toMatchObject({
    tiktok_username: 'wren.walks',
    instagram_username: 'wrenwalks',
    joined: [{ by: 'event' }],
  });
});

it('an account under a new handle is the creator it was: nothing is sent or charged', async () => {
  const account = await openTestAccount(10);
  const { id } = await capture(account, TIKTOK);
  await reaches(account.uid, firstEmailId(id), 'sent');
  const again = await capture(account, RENAMED);
  await work(account.uid);
  expect(again).toMatchObject({ id, outcome: 'already_contacted' });
  expect(again.message).toMatch(/^You know them as @wren\.walks\. /);
  expect(await creatorsOf(account)).toBe(1);
  expect(await statesOf(account.uid)).toEqual({ sent: 1 });
  expect(await creditsOf(account.uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
});

it('a person joins two creators, and takes them apart', async () => {
  const account = await openTestAccount(10);
  const { uid, session } = account;
  const { id } = await capture(account, tester(`${account.name}one`).url);
  const other = await capture(account, tester(`${account.name}two`).url);
  for (const one of [id, other.id]) await reaches(uid, firstEmailId(one), 'sent');
  const payload = { ids: [other.id, id] as [string, string] };
  expect(await call({ ...session, name: 'joinCreators', payload })).toEqual({ done: true, id });
  expect(await creatorsOf(account)).toBe(1);
  expect(await dataOf(deletedCreatorDocument.path(uid, other.id))).toMatchObject({
    joined_into: id,
    purge_at: null,
  });
  const apart = { id, joined: other.id };
  expect(await call({ ...session, name: 'separateCreators', payload: apart })).toEqual({
    done: true,
  });
  expect(await creatorsOf(account)).toBe(2);
  await call({ ...session, name: 'markNotSame', payload });
  expect(await dataOf(creatorDocument.path(uid, id))).toMatchObject({ not_same: [other.id] });
  expect(await statesOf(uid)).toEqual({ sent: 2 });
  expect(await creditsOf(uid)).toEqual({ balance: 8, sum: 8, charges: 2 });
});
