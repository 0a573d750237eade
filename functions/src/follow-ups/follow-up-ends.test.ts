import { describe, expect, it } from 'vitest';
import { suppressionDocument, userDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import {
  FIRST,
  SECOND,
  followedCreator,
  type FollowedCreator,
} from '../../test/followed-creator.ts';

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
        bounce: {
          address: ANN_MAIL,
          sentence: 'No such mailbox.',
          fault: 'recipient',
          is_temporary: false,
        },
      }),
  ],
  ['an opt-out', 'opted_out', (ann) => ann.setCreator({ opted_out_at: ann.ports.clock() })],
  [
    'an opt-out of the address',
    'opted_out',
    (ann) =>
      ann.write('set', suppressionDocument.path(ann.uid, `hash-of-${ANN_MAIL}`), {
        uid: ann.uid,
        reason: 'opted_out',
        at: ann.ports.clock(),
      }),
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
    await ann.write('update', path, { blocked_at: ann.ports.clock() });
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(1);
  });
});
