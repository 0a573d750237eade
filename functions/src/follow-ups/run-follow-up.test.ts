import { describe, expect, it } from 'vitest';
import {
  creatorDocument,
  mailboxDocument,
  suppressionDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { followedCreator, type FollowedCreator } from '../../test/followed-creator.ts';
import { confirmDelivery } from '../delivery/confirm-delivery.ts';

const FIRST = '2026-05-06T12:00:00Z';
const SECOND = '2026-05-15T12:00:00Z';

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

  it('begin anew with another email of the person as long as none was sent, and end after that', async () => {
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

  it('wait while the mailbox cannot be read, and go once it can', async () => {
    const ann = await followedCreator();
    let can_read = false;
    ann.ports.readMailbox = () => Promise.resolve(can_read ? 'read' : 'unread');
    await ann.sweepAt(FIRST);
    expect(ann.followUpNow(1)).toMatchObject({
      state: 'queued',
      due_at: new Date('2026-05-06T12:15:00Z'),
      last_error: { code: 'follow_up_unread' },
    });
    can_read = true;
    await ann.sweepAt('2026-05-06T12:15:00Z');
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent' });
  });

  it('wait for their hour on the next working day when the mailbox cannot be read for long', async () => {
    const ann = await followedCreator();
    ann.ports.readMailbox = () => Promise.resolve('unread');
    for (let minutes = 0; minutes <= 135; minutes += 15) {
      if (minutes > 0) ann.later(15 * 60_000);
      await (minutes === 0 ? ann.sweepAt(FIRST) : ann.sweep());
    }
    expect(ann.followUpNow(1)).toMatchObject({
      state: 'queued',
      due_at: new Date('2026-05-07T12:00:00Z'),
      planned_for: new Date('2026-05-07T12:00:00Z'),
      last_error: { code: 'follow_up_unread' },
    });
    await ann.sweepAt('2026-05-07T12:00:00Z');
    expect(ann.followUpNow(1)).toMatchObject({ due_at: new Date('2026-05-07T12:15:00Z') });
    ann.ports.readMailbox = () => Promise.resolve('read');
    await ann.sweepAt('2026-05-07T12:15:00Z');
    expect(ann.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
  });

  it('are not sent on a weekend that the daily limit moves them to', async () => {
    const ann = await followedCreator();
    await ann.sweepAt(FIRST);
    const window = Array.from({ length: 40 }, () => new Date('2026-05-15T11:00:00Z'));
    const path = mailboxDocument.path(ann.uid);
    await ann.documents.commit([{ kind: 'update', path, data: { window } }]);
    await ann.sweepAt(SECOND);
    const [saturday, monday] = ['2026-05-16T11:00:00.000Z', '2026-05-18T12:00:00.000Z'];
    const waiting = ann.followUpNow(2);
    expect(waiting).toMatchObject({ state: 'queued', last_error: { code: 'daily_cap' } });
    expect(waiting.due_at?.toISOString()).toBe(saturday);
    await ann.sweepAt(saturday);
    expect(ann.followUpNow(2).due_at?.toISOString()).toBe(monday);
    expect(ann.mail.sent).toHaveLength(2);
    await ann.sweepAt(monday);
    expect(ann.followUpNow(2)).toMatchObject({ state: 'sent' });
  });

  it('go at the next proper hour when the product was down while they waited for the daily limit', async () => {
    const ann = await followedCreator();
    const window = Array.from({ length: 40 }, () => new Date('2026-05-06T11:00:00Z'));
    const path = mailboxDocument.path(ann.uid);
    await ann.documents.commit([{ kind: 'update', path, data: { window } }]);
    await ann.sweepAt(FIRST);
    await ann.sweepAt('2026-05-07T23:30:00Z');
    expect(ann.mail.sent).toHaveLength(1);
    await ann.sweepAt('2026-05-08T12:00:00Z');
    expect(ann.mail.sent).toHaveLength(2);
  });

  it('are left to the next minute while somebody else reads the mailbox', async () => {
    const ann = await followedCreator();
    let reading: 'busy' | 'read' = 'busy';
    ann.ports.readMailbox = () => Promise.resolve(reading);
    await ann.sweepAt(FIRST);
    const waiting = ann.followUpNow(1);
    expect(waiting).toMatchObject({ state: 'queued', last_error: null });
    await ann.sweep();
    expect(ann.followUpNow(1)).toEqual(waiting);
    reading = 'read';
    await ann.sweep();
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent' });
  });

  it('wait for an automatic answer’s day of return', async () => {
    const ann = await followedCreator();
    await ann.found({ class: 'auto', text: 'I am away and back on May 12, 2026.' });
    expect(ann.due()).toBe('2026-05-13T12:00:00.000Z');
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(1);
  });

  it.each([
    ['that is found while the mailbox is read before it', false],
    ['that comes once it was edited', true],
  ])('wait for the day of return of an automatic answer %s', async (_, isEdited) => {
    const ann = await followedCreator();
    const absence = () => ann.found({ class: 'auto', text: 'I am away and back on May 12, 2026.' });
    if (isEdited) {
      await ann.change(1, 'edit');
      await absence();
    } else {
      ann.ports.readMailbox = async () => {
        await absence();
        return 'read';
      };
    }
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(1);
    const back = '2026-05-13T12:00:00.000Z';
    const waiting = ann.followUpNow(1);
    expect(waiting).toMatchObject({ state: 'queued', last_error: { code: 'follow_up_away' } });
    expect(waiting.due_at?.toISOString()).toBe(back);
    await ann.sweepAt(back);
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent' });
    expect(ann.due()).toBe('2026-05-22T12:00:00.000Z');
  });

  it('of a creator who is away go at once when a person sends them', async () => {
    const ann = await followedCreator();
    await ann.found({ class: 'auto', text: 'I am away and back on May 12, 2026.' });
    await ann.change(1, 'send_now');
    await ann.run();
    expect(ann.mail.sent).toHaveLength(2);
  });
});

const hour = 60 * 60_000;
/** What ends them, and the end that the creator then shows. */
const STOPS: [string, string, (ann: FollowedCreator) => Promise<unknown>][] = [
  ['a reply', 'replied', (ann) => ann.found()],
  ['an email written by hand', 'written_by_hand', (ann) => ann.found({ class: 'own', text: '' })],
  [
    'a bounce',
    'bounced',
    (ann) =>
      ann.found({
        class: 'bounce',
        bounce: { address: ANN_MAIL, sentence: 'No such mailbox.', is_temporary: false },
      }),
  ],
  ['an opt-out', 'opted_out', (ann) => ann.setCreator({ opted_out_at: ann.ports.clock() })],
  [
    'an opt-out of the address',
    'opted_out',
    (ann) =>
      ann.documents.commit([
        {
          kind: 'set',
          path: suppressionDocument.path(ann.uid, `hash-of-${ANN_MAIL}`),
          data: { uid: ann.uid, reason: 'opted_out', at: ann.ports.clock() },
        },
      ]),
  ],
  [
    'a status set by hand',
    'status_set',
    (ann) => ann.setCreator({ status: 'Meeting Scheduled', status_set_by: 'person' }),
  ],
  ['another address', 'address_changed', (ann) => ann.setCreator({ email: 'ann@agency.com' })],
  ['an email whose outcome is unknown', 'not_sent', (ann) => ann.set({ state: 'uncertain' })],
  ['switching off', 'switched_off', (ann) => ann.switchTo('off')],
  [
    'switching off and on again',
    'switched_off',
    async (ann) => {
      await ann.switchTo('off');
      await ann.switchTo('on');
    },
  ],
  [
    'emails by webhook',
    'by_webhook',
    (ann) =>
      ann.setEmailSettings({
        active_email_mode: 'webhook',
        webhook_url: 'https://hooks.example.com/a',
      }),
  ],
  ['Replies off', 'unwatched', (ann) => ann.setEmailSettings({ watch_replies: false })],
  [
    'Replies off and on again',
    'unwatched',
    async (ann) => {
      ann.later(hour);
      await ann.save({ table: 'email_settings', data: { watch_replies: false } });
      await ann.save({ table: 'email_settings', data: { watch_replies: true } });
    },
  ],
  [
    'another mailbox',
    'unwatched',
    (ann) => {
      ann.later(hour);
      return ann.save({
        table: 'email_settings',
        data: { email_address: 'new@gmail.com', app_password: 'abcdefghijkl' },
      });
    },
  ],
  [
    'no template any more',
    'no_template',
    (ann) => ann.save({ table: 'message_templates', data: { follow_ups: [] } }),
  ],
  ['a tap', 'stopped', (ann) => ann.change(1, 'stop')],
];

/** Stops that only the gate sees, since the email is written by then. */
const AT_THE_GATE = STOPS.filter(([, end]) => end !== 'no_template' && end !== 'stopped');

describe('follow-ups end with', () => {
  it.each(STOPS)('%s', async (_, end, stop) => {
    const ann = await followedCreator();
    await stop(ann);
    await ann.sweepAt(FIRST);
    await ann.sweepAt(SECOND);
    expect(ann.mail.sent).toHaveLength(1);
    expect(ann.plan()).toMatchObject({ due_at: null, ended: end });
  });

  it.each(AT_THE_GATE)('%s, found while the mailbox is read', async (_, end, stop) => {
    const ann = await followedCreator();
    ann.ports.readMailbox = async () => {
      await stop(ann);
      return 'read';
    };
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(1);
    expect(ann.followUpNow(1)).toMatchObject({ state: 'cancelled' });
    expect(ann.plan()).toMatchObject({ due_at: null, ended: end });
    await ann.sweepAt(SECOND);
    expect(ann.mail.sent).toHaveLength(1);
  });

  it.each(['reply', 'own'] as const)(
    'a %s that is recorded right before the lease',
    async (kind) => {
      const ann = await followedCreator();
      const { mail } = ann.ports;
      ann.ports.mail = async (account) => {
        // The sign-in is the last thing before the lease.
        await ann.found({ class: kind });
        return mail(account);
      };
      await ann.sweepAt(FIRST);
      expect(ann.mail.sent).toHaveLength(1);
      await ann.sweep();
      expect(ann.followUpNow(1)).toMatchObject({ state: 'cancelled' });
    },
  );

  it('nothing while the account is blocked, and go on after', async () => {
    const ann = await followedCreator();
    const path = userDocument.path(ann.uid);
    await ann.documents.commit([{ kind: 'update', path, data: { blocked_at: ann.ports.clock() } }]);
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(1);
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
