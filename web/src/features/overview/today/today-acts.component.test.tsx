import { creatorDocument } from '@vibes/core/firestore/documents';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storedCreator } from '../../../../test/creator-details.tsx';
import { answerCall } from '../../../../test/memory/functions-client.ts';
import { storedDocument } from '../../../../test/memory/firestore.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { writeAnn } from '../../../../test/written-to.ts';
import { dayFromNow } from '../../../shared/creator/reminder/reminder-days.ts';
import type { Kind } from './kinds.ts';
import { canPutOff, doneWith, putOff, type ActedOn } from './today-acts.ts';

/** What is asked of the server when an item is done, and when it is put off. */

let asked: unknown[] = [];
beforeEach(async () => {
  asked = [];
  const note = (name: string) => (payload: object) => {
    asked.push({ [name]: payload });
    return {} as never;
  };
  answerCall('sayOfReply', note('sayOfReply'));
  answerCall('seeDelivery', note('seeDelivery'));
  answerCall('recordDm', note('recordDm'));
  await mount(null);
});
afterAll(() => localStorage.clear());

const item = (kind: Kind, fields: Partial<ActedOn> = {}): ActedOn => ({
  ...{ id: 'ann', kind, name: 'Ann Lee', picture_version: null, words: 'w', at: new Date() },
  delivery_id: ['review', 'failure'].includes(kind) ? 'email_ann' : null,
  ...fields,
});
const creator_id = 'ann';
const delivery_id = 'email_ann';
const reminded = () => storedCreator(uid)?.['remind_at'];

it.each([
  ['reply', { sayOfReply: { creator_id, says: 'done' } }],
  ['failure', { seeDelivery: { delivery_id, is_seen: true } }],
  ['dm', { recordDm: { creator_id, step: 'sent' } }],
] as const)('a %s is done by one call', async (kind, call) => {
  expect(await doneWith(item(kind))).toBe(true);
  expect(asked).toMatchObject([call]);
});

it('a line of the last visit names the reply that was seen, so that a newer one is not ended', async () => {
  const at = new Date('2026-05-01T09:00:00.000Z');
  await doneWith(item('reply', { at }));
  expect(asked).toMatchObject([{ sayOfReply: { says: 'done', seen_in_at: at.toISOString() } }]);
});

it('a reminder is done by its end', async () => {
  writeAnn(uid, { remind_at: dayFromNow(-1) });
  expect(await doneWith(item('reminder'))).toBe(true);
  expect([asked, reminded()]).toEqual([[], null]);
});

it('what says that replies may be missed is put aside on this device', async () => {
  expect(await doneWith(item('unwatched', { id: 'unwatched' }))).toBe(true);
  expect(asked).toEqual([]);
  expect(localStorage.getItem('vibes.unwatched-seen')).toBe(`${uid} w`);
});

it.each([
  ['an email on hold', item('review'), 'This email waits for you'],
  ['a message that may be theirs', item('may_be'), 'Say first whether it’s theirs'],
  [
    'of copies',
    item('failure', { id: 'copies', delivery_id: null }),
    'Copies are retried in Deliveries',
  ],
] as const)('%s is not done by a key, and the way on is said', async (_, one, words) => {
  expect(doneWith(one)).toBeNull();
  await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
  expect(asked).toEqual([]);
});

const at = dayFromNow(3);
const remind_at = at.toISOString();
it.each([
  ['reply', { sayOfReply: { creator_id, says: 'done', remind_at } }],
  ['failure', { seeDelivery: { delivery_id, is_seen: true, remind_at } }],
] as const)('a %s is put off by one call with a day', async (kind, call) => {
  expect(canPutOff(item(kind))).toBe(true);
  expect(await putOff(item(kind), at)).toBe(true);
  expect(asked).toMatchObject([call]);
});

it.each(['reminder', 'dm', 'review'] as const)('a %s is put off by a reminder', async (kind) => {
  writeAnn(uid);
  expect(canPutOff(item(kind))).toBe(true);
  expect(await putOff(item(kind), at)).toBe(true);
  expect([asked, storedDocument(creatorDocument.path(uid, 'ann'))?.['remind_at']]).toEqual([
    [],
    at,
  ]);
});

it('what is of no creator, and what may be theirs, cannot be put off', () => {
  expect(canPutOff(item('unwatched', { id: 'unwatched' }))).toBe(false);
  expect(canPutOff(item('failure', { id: 'copies' }))).toBe(false);
  expect(canPutOff(item('may_be'))).toBe(false);
});
