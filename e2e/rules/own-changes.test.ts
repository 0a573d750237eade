import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { NAME_LIMIT, userAccountSchema } from '@vibes/core/account/user-account';
import { NOTES_LIMIT } from '@vibes/core/creator/notes-limit';
import { annsAccount } from './anns-account.ts';

const { owner, other } = annsAccount('demo-own-changes');

/** Fields of the account that the person may not change. */
const KEPT = Object.keys(userAccountSchema.shape).filter((field) => field !== 'name');
describe('a person may change', () => {
  const user = () => doc(owner(), 'users/ann');
  const mara = () => doc(owner(), 'users/ann/creators/c1');
  const at = serverTimestamp();
  const now = { updated_at: at, writer: { by: 'person', at } };

  it('their name, as long as it may be and no longer', async () => {
    await assertSucceeds(updateDoc(user(), { name: 'Ann Lee' }));
    await assertSucceeds(updateDoc(user(), { name: 'x'.repeat(NAME_LIMIT) }));
    await assertFails(updateDoc(user(), { name: 'x'.repeat(NAME_LIMIT + 1) }));
    await assertFails(updateDoc(user(), { name: 7 }));
    await assertFails(updateDoc(doc(other(), 'users/ann'), { name: 'Eve' }));
  });

  it.each(KEPT)('not the %s of the account, alone or beside the name', async (field) => {
    await assertFails(updateDoc(user(), { [field]: 'another' }));
    await assertFails(updateDoc(user(), { name: 'Ann Lee', [field]: 'another' }));
  });

  it('a creator’s status, as set by a person', async () => {
    await assertSucceeds(
      updateDoc(mara(), { status: 'Responded', status_set_by: 'person', ...now }),
    );
    await assertFails(updateDoc(mara(), { status: 'Converted', status_set_by: 'event', ...now }));
    await assertFails(updateDoc(mara(), { status: 'Famous', status_set_by: 'person', ...now }));
  });

  it('a creator’s notes and status, with themselves as the writer', async () => {
    await assertSucceeds(updateDoc(mara(), { notes: 'met at the fair', ...now }));
    const responded = { status: 'Responded', status_set_by: 'person' };
    await assertSucceeds(updateDoc(mara(), { ...responded, ...now }));
    await assertSucceeds(
      updateDoc(mara(), { status: 'Discovered', status_set_by: 'event', ...now }),
    );
    await assertFails(updateDoc(mara(), { notes: 'seen again', updated_at: at }));
    await assertSucceeds(updateDoc(mara(), { notes: 'and again', ...now }));
    const stranger = doc(other(), 'users/ann/creators/c1');
    await assertFails(updateDoc(stranger, { notes: 'x', ...now }));
  });

  it.each<[string, unknown]>([
    ['the server', { by: 'server', at }],
    ['nobody', { at }],
    ['nobody there is', { by: 'robot', at }],
    ['a person at no time', { by: 'person' }],
    ['a person at another time', { by: 'person', at: new Date('2030-01-01') }],
    ['a person at a text', { by: 'person', at: 'now' }],
    ['a person and more', { by: 'person', at, uid: 'ann' }],
    ['a list', ['person']],
    ['a text', 'person'],
    ['a number', 7],
    ['nothing', null],
    ['a field taken away', deleteField()],
  ])('none of a creator while the writer is %s', async (_, writer) => {
    await assertSucceeds(updateDoc(mara(), { notes: 'said', ...now }));
    await assertFails(updateDoc(mara(), { notes: 'x', ...now, writer }));
    await assertFails(updateDoc(mara(), { ...now, writer }));
  });

  it('no part of the writer by itself', async () => {
    await assertSucceeds(updateDoc(mara(), { notes: 'said', ...now }));
    await assertFails(updateDoc(mara(), { notes: 'x', updated_at: at, 'writer.by': 'server' }));
    await assertFails(updateDoc(mara(), { notes: 'x', updated_at: at, 'writer.more': 'x' }));
    await assertFails(updateDoc(mara(), { writer: { by: 'person', at } }));
  });

  it('a status not without who set it', async () => {
    await assertFails(updateDoc(mara(), { status: 'Responded', ...now }));
  });

  it('a status back to the one an event had set, and to no other', async () => {
    const responded = { status: 'Responded', status_set_by: 'person', ...now };
    for (const status of ['Discovered', 'Contacted']) {
      await assertSucceeds(updateDoc(mara(), responded));
      await assertSucceeds(updateDoc(mara(), { status, status_set_by: 'event', ...now }));
      const again = status === 'Discovered' ? 'Contacted' : 'Discovered';
      await assertFails(updateDoc(mara(), { status: again, status_set_by: 'event', ...now }));
    }
    await assertSucceeds(updateDoc(mara(), responded));
    await assertFails(updateDoc(mara(), { status_set_by: 'event', ...now }));
    for (const status of ['Responded', 'Converted', 'No Response', 'Famous'])
      await assertFails(updateDoc(mara(), { status, status_set_by: 'event', ...now }));
    await assertFails(updateDoc(mara(), { status: 'Contacted', status_set_by: 'nobody', ...now }));
    await assertFails(updateDoc(mara(), { status: 'Contacted', status_set_by: 'event' }));
    await assertFails(
      updateDoc(doc(other(), 'users/ann/creators/c1'), {
        status: 'Contacted',
        status_set_by: 'event',
        ...now,
      }),
    );
  });

  it('a status back to Responded, of a creator who answered', async () => {
    const ben = () => doc(owner(), 'users/ann/creators/c2');
    const back = { status: 'Responded', status_set_by: 'event', ...now };
    await assertFails(updateDoc(ben(), back));
    await assertSucceeds(
      updateDoc(ben(), { status: 'Converted', status_set_by: 'person', ...now }),
    );
    await assertFails(updateDoc(ben(), { ...back, status: 'Converted' }));
    await assertFails(updateDoc(doc(other(), 'users/ann/creators/c2'), back));
    await assertSucceeds(updateDoc(ben(), back));
    await assertFails(updateDoc(mara(), { last_in_at: at, ...now }));
  });

  it('a creator’s notes, at the time of the change', async () => {
    await assertSucceeds(updateDoc(mara(), { notes: 'met at the fair', ...now }));
    await assertFails(updateDoc(mara(), { notes: 'met at the fair' }));
    await assertFails(updateDoc(mara(), { notes: 'later', updated_at: new Date('2030-01-01') }));
    await assertFails(updateDoc(mara(), { notes: ['a'], ...now }));
  });

  it('notes as long as the field takes, and no longer', async () => {
    await assertSucceeds(updateDoc(mara(), { notes: 'x'.repeat(NOTES_LIMIT), ...now }));
    await assertFails(updateDoc(mara(), { notes: 'x'.repeat(NOTES_LIMIT + 1), ...now }));
  });

  it('the day on which they are reminded of a creator, and take it away', async () => {
    await assertSucceeds(updateDoc(mara(), { remind_at: new Date('2030-01-01'), ...now }));
    await assertSucceeds(updateDoc(mara(), { remind_at: null, ...now }));
    await assertFails(updateDoc(mara(), { remind_at: new Date('2030-01-01') }));
    await assertFails(updateDoc(mara(), { remind_at: new Date('2030-01-01'), updated_at: at }));
    const forged = { ...now, writer: { by: 'server', at } };
    await assertFails(updateDoc(mara(), { remind_at: new Date('2030-01-01'), ...forged }));
    const stranger = doc(other(), 'users/ann/creators/c1');
    await assertFails(updateDoc(stranger, { remind_at: null, ...now }));
  });

  it.each<[string, unknown]>([
    ['a text', '2030-01-01'],
    ['a number', 7],
    ['a list', [new Date('2030-01-01')]],
    ['a map', { seconds: 7 }],
    ['true', true],
    ['a field taken away', deleteField()],
  ])('no reminder that is %s', async (_, remind_at) => {
    await assertSucceeds(updateDoc(mara(), { remind_at: new Date('2030-01-01'), ...now }));
    await assertFails(updateDoc(mara(), { remind_at, ...now }));
  });

  it.each<[string, unknown]>([
    ['person_says', 'interested'],
    ['may_be_from', null],
    ['said', null],
    ['last_in_text', 'Yes'],
    ['last_in_at', at],
    ['awaiting', null],
    ['replied_to_step', 0],
    ['seen_at', at],
  ])('no %s of a creator, alone or beside a reminder', async (field, value) => {
    const remind_at = new Date('2030-01-01');
    await assertFails(updateDoc(mara(), { [field]: value, ...now }));
    await assertFails(updateDoc(mara(), { remind_at, [field]: value, ...now }));
    await assertSucceeds(updateDoc(mara(), { remind_at, ...now }));
  });

  it('no delivery as seen', async () => {
    const delivery = doc(owner(), 'users/ann/deliveries/d1');
    await assertFails(updateDoc(delivery, { seen_at: at }));
    await assertFails(setDoc(delivery, { seen_at: at }, { merge: true }));
  });

  it('no address, no read state, no other field of a creator', async () => {
    await assertFails(updateDoc(mara(), { email: 'eve@studio.test', ...now }));
    await assertFails(updateDoc(mara(), { other_emails: [{ email: 'eve@x.test' }], ...now }));
    await assertFails(updateDoc(mara(), { email_set_by: 'person', ...now }));
    await assertFails(updateDoc(mara(), { read_state: 'blocked', ...now }));
    await assertFails(updateDoc(mara(), { read_blocked_by: 'captcha', ...now }));
    await assertFails(updateDoc(mara(), { next_read_at: serverTimestamp(), ...now }));
    await assertFails(updateDoc(mara(), { read_attempts: 0, ...now }));
    await assertFails(updateDoc(mara(), { notes: 'x', email_sent: true, ...now }));
    await assertFails(updateDoc(doc(other(), 'users/ann/creators/c1'), { notes: 'x', ...now }));
  });

  it('no DM as sent, and none as unsent', async () => {
    const sent = { status: 'Contacted', status_set_by: 'person', ...now };
    await assertFails(updateDoc(mara(), { dm_sent_at: serverTimestamp(), ...now }));
    await assertFails(updateDoc(mara(), { ...sent, dm_sent_at: serverTimestamp() }));
    await assertFails(updateDoc(mara(), { ...sent, dm_sent_at: deleteField() }));
    await assertFails(
      setDoc(doc(owner(), 'users/ann/activity/dm_c1'), { kind: 'dm_sent', creator_id: 'c1' }),
    );
    await assertFails(
      setDoc(doc(owner(), 'users/ann/statistics/outreach'), { days: {} }, { merge: true }),
    );
  });
});
