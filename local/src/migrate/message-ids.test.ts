import { deliveryPlace } from '@vibes/core/firestore/places';
import { expect, it } from 'vitest';
import { messageIds } from './message-ids.ts';

const { add } = messageIds({ mail_domain: 'app.vibes.test' });
const path = deliveryPlace.path('max', 'email_c1');
const SENT = { kind: 'email', state: 'sent', channel: 'gmail', revision: 0 };
/** Of `0/max/email_c1` and so on, by `sha256sum`. */
const ID = '0623899df09cadfddce0dd24dd2952ea@app.vibes.test';
const ID_OF_REVISION_2 = 'ff7884c7e24b28f5c2b461cfa2b4cc5b@app.vibes.test';
const ID_WITHOUT_REVISION = '91acea9c4de668b2815b1fae84b36dc2@app.vibes.test';

it.each([
  ['one sent', {}, ID],
  ['one that is being sent', { state: 'sending' }, ID],
  ['one of which nobody knows', { state: 'uncertain' }, ID],
  ['one written anew twice', { revision: 2 }, ID_OF_REVISION_2],
  ['one that this version has written back', { message_id: null }, ID],
  ['one that a later email replaced', { revision: 1, replaced_by: 'email_c1_a1' }, ID],
  ['one older than the channel', { channel: undefined }, ID_WITHOUT_REVISION],
  ['one older than the channel, confirmed since', { channel: null }, ID_WITHOUT_REVISION],
  ['one as old, written anew', { channel: null, revision: 2 }, ID_WITHOUT_REVISION],
])('a mail over Gmail gets the Message-ID it went out under: %s', (_, fields, message_id) => {
  expect(add({ ...SENT, ...fields }, path)).toEqual({
    message_id,
    thread: message_id,
    in_reply_to: null,
  });
});

it.each([
  ['one that waits', { state: 'queued', channel: null }],
  ['one that failed', { state: 'failed' }],
  ['one that was stopped', { state: 'cancelled' }],
  ['one through a webhook', { channel: 'email_webhook' }],
  ['a copy', { kind: 'notion', channel: 'notion' }],
  ['a copy older than the channel', { kind: 'crm', channel: undefined }],
  ['one that has its id', { message_id: 'x@y.test', thread: 'w@y.test' }],
])('nothing is added to %s', (_, fields) => {
  expect(add({ ...SENT, ...fields }, path)).toBeNull();
});
