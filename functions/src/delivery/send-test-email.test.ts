import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { testSentence } from '@vibes/core/delivery/test-sentence';
import { channelHealthDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { updateUserData } from '../account/update-user-data.ts';
import { sendTestEmail } from './send-test-email.ts';

const HEALTH = channelHealthDocument.path('max', 'gmail');
const MAILBOX = mailboxDocument.path('max');

async function openWorld() {
  const world = await memoryWorld();
  return {
    ...world,
    test: () => sendTestEmail(world.ports, 'max'),
    end: (at: 'sign_in' | 'send', outcome: DeliveryOutcome) =>
      world.mail.next.push({ at, outcome }),
  };
}

describe('a test email', () => {
  it('goes from the connected Gmail to itself and shows that it works', async () => {
    const world = await openWorld();
    expect(await world.test()).toEqual({ ok: true, answer: null });
    expect(world.mail.sent).toMatchObject([
      {
        from: 'max@gmail.com',
        to: 'max@gmail.com',
        subject: 'Test email from Vibes Outreach',
        unsubscribe_url: null,
      },
    ]);
    expect(world.mail.sent[0]?.text).toContain('max@gmail.com');
    expect(world.data(HEALTH)).toEqual({ ...UNKNOWN_HEALTH, verified_at: world.ports.clock() });
  });

  it('counts in the mailbox, and does not delay a delivery', async () => {
    const world = await openWorld();
    const first = world.ports.clock();
    await world.test();
    await world.write('update', MAILBOX, { sending: 'email_ann' });
    world.later(1000);
    await world.test();
    expect(world.data(MAILBOX)).toMatchObject({
      sending: 'email_ann',
      window: [first, world.ports.clock()],
      paused_until: null,
    });
  });

  it('has a Message-ID of its own each time', async () => {
    const world = await openWorld();
    await world.test();
    await world.test();
    const ids = world.mail.sent.map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('is refused above 5 a minute, and not in the next', async () => {
    const world = await openWorld();
    for (let sent = 0; sent < 5; sent += 1) await world.test();
    await expect(world.test()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(world.mail.sent).toHaveLength(5);
    world.later(60_000);
    expect(await world.test()).toMatchObject({ ok: true });
  });

  it('is refused for an account that is not open', async () => {
    const { ports } = await openWorld();
    await expect(sendTestEmail(ports, 'nobody')).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('a test email that does not go out', () => {
  it('says what to do while Gmail is not connected', async () => {
    const world = await openWorld();
    const update = { table: 'email_settings', data: { app_password: null } } as const;
    await updateUserData(world.ports, { uid: 'max', update });
    expect(await world.test()).toEqual({
      ok: false,
      sentence: testSentence('not_set_up'),
      answer: null,
    });
  });

  it('counts nothing at a failed sign-in and leaves the health as it is', async () => {
    const world = await openWorld();
    const answer = { status: null, text: '535 5.7.8 No', milliseconds: 3 };
    world.end('sign_in', { kind: 'permanent', code: 'mailbox_refused_sign_in', answer });
    expect(await world.test()).toEqual({
      ok: false,
      sentence: testSentence('mailbox_refused_sign_in'),
      answer,
    });
    expect(world.data(MAILBOX)).toBeUndefined();
    expect(world.data(HEALTH)).toBeUndefined();
  });

  it.each([
    [{ kind: 'permanent', code: 'recipient_refused' }, 'recipient_refused'],
    [{ kind: 'temporary', code: 'mailbox_limit' }, 'mailbox_limit'],
    [{ kind: 'unknown' }, 'outcome_unknown'],
  ] as const)(
    'after its submission (%j) reports it, and is not repeated',
    async (outcome, code) => {
      const world = await openWorld();
      world.end('send', outcome);
      expect(await world.test()).toEqual({ ok: false, sentence: testSentence(code), answer: null });
      expect(world.mail.sent.length).toBeLessThanOrEqual(1);
    },
  );
});
