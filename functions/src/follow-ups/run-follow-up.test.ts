import { describe, expect, it } from 'vitest';
import { creatorDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { FIRST, SECOND, followedCreator } from '../../test/followed-creator.ts';
import { confirmDelivery } from '../delivery/confirm-delivery.ts';

describe('follow-ups', () => {
  it('are planned when the first email goes out, three working days on at its hour', async () => {
    const ann = await followedCreator();
    expect(ann.plan()).toEqual({
      step: 1,
      of: ann.id,
      made: 0,
      round: 1,
      due_at: new Date(FIRST),
      away_until: null,
      ended: null,
    });
    expect(await ann.sweepAt('2026-05-06T11:59:00Z')).toBe(0);
    expect(ann.sentTo()).toEqual([ANN_MAIL]);
  });

  it('go out in the thread, each once, and then end', async () => {
    const ann = await followedCreator();
    const first = ann.delivery(ann.id);
    expect(await ann.sweepAt(FIRST)).toBe(1);
    const one = ann.followUpNow(1);
    expect(one).toMatchObject({
      state: 'sent',
      step: 1,
      follows: ann.id,
      planned_for: new Date(FIRST),
      to: ANN_MAIL,
      subject: `Re: ${first.subject}`,
      thread: first.message_id,
      in_reply_to: first.message_id,
    });
    expect(ann.due()).toBe(new Date(SECOND).toISOString());
    await ann.sweepAt(SECOND);
    const two = ann.followUpNow(2);
    expect(two).toMatchObject({
      state: 'sent',
      thread: first.message_id,
      in_reply_to: one.message_id,
    });
    expect(ann.mail.sent.map(({ references }) => references)).toEqual([
      [],
      [first.message_id],
      [first.message_id, one.message_id],
    ]);
    expect(ann.mail.sent[1]?.text).toContain('Hi Ann, did my email arrive?');
    expect(ann.mail.sent[1]?.text).toContain('Unsubscribe');
    expect(ann.plan()).toMatchObject({ step: 2, made: 2, due_at: null, ended: 'done' });
    await ann.sweepAt('2027-05-15T12:00:00Z');
    expect(ann.mail.sent).toHaveLength(3);
    expect(ann.balance()).toBe(9);
    expect(ann.creator()).toMatchObject({ awaiting: 'them', newest_email_id: null });
    expect(ann.day('2026-05-06')).toEqual({ emails_sent: 1, first_follow_ups: 1 });
    expect(ann.day('2026-05-15')).toEqual({ emails_sent: 1, second_follow_ups: 1 });
  });

  it('are not planned while switched off, without a template, or without watching for replies', async () => {
    expect((await followedCreator({ is_on: false })).plan()).toBeNull();
    expect((await followedCreator({ follow_ups: [], is_on: false })).plan()).toBeNull();
    const ann = await followedCreator();
    await ann.save({ table: 'email_settings', data: { watch_replies: false } });
    await ann.send(true);
    await ann.run();
    expect(ann.plan()).toMatchObject({ due_at: null, ended: 'another_email' });
  });

  it('that are long overdue go once, on the next working day at the hour of the first email', async () => {
    const ann = await followedCreator();
    await ann.sweepAt('2026-05-08T21:00:00Z');
    expect(ann.mail.sent).toHaveLength(1);
    expect(ann.due()).toBe('2026-05-11T12:00:00.000Z');
    await ann.sweepAt('2026-05-11T12:00:00Z');
    expect(ann.mail.sent).toHaveLength(2);
  });

  it('start over with another email of the person as long as none was sent, and end after that', async () => {
    const ann = await followedCreator();
    await ann.sweepAt('2026-05-05T08:00:00Z');
    await ann.send(true);
    await ann.run();
    expect(ann.plan()).toMatchObject({ step: 1, of: ann.newest(), made: 0 });
    expect(ann.due()).toBe('2026-05-08T08:00:00.000Z');
    await ann.sweepAt('2026-05-08T08:00:00Z');
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent', follows: ann.newest() });
    await ann.send(true);
    await ann.run();
    expect(ann.plan()).toMatchObject({ made: 1, due_at: null, ended: 'another_email' });
  });
});

describe('a first email whose outcome is unknown', () => {
  it('has follow-ups once a person confirms it', async () => {
    const ann = await followedCreator();
    await ann.set({ state: 'uncertain', sent_at: null });
    await ann.setCreator({ follow_up: null });
    await confirmDelivery(ann.ports, { uid: ann.uid, delivery_id: ann.id });
    expect(ann.due()).toBe(new Date(FIRST).toISOString());
  });
});

describe('replies to a thread', () => {
  it('are counted by the email that they answer', async () => {
    const ann = await followedCreator();
    await ann.sweepAt(FIRST);
    await ann.found({}, 1);
    expect(ann.day('2026-05-06')).toMatchObject({ replies: 1, replies_to_first_follow_up: 1 });
  });
});

describe('a follow-up’s cost', () => {
  it('keeps the mailbox and the creator in step', async () => {
    const ann = await followedCreator();
    await ann.sweepAt(FIRST);
    const mailbox = ann.data(mailboxDocument.path(ann.uid));
    expect(mailbox?.['window']).toHaveLength(1);
    expect(ann.data(creatorDocument.path(ann.uid, ann.creator_id))).toMatchObject({
      last_out_at: new Date(FIRST),
    });
  });
});
