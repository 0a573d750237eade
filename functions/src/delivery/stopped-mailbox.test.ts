import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { describe, expect, it } from 'vitest';
import { DELIVERY_REFUSALS, refusal } from '@vibes/core/delivery/delivery-refusal';
import { BOUNCES_TO_PAUSE } from '@vibes/core/delivery/judge-bounces';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { channelHealthDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { resumeChannel } from './resume-channel.ts';
import { runRetryFailed } from './run-retry-failed.ts';

const SENTENCE = DELIVERY_REFUSALS.mailbox_bounces;

/** An email waits for review, and the mailbox was stopped by bounces. */
async function stopped(settings: Record<string, unknown> = {}) {
  const ann = await deliveryHarness(settings);
  const { uid, ports } = ann;
  const recent = Array.from({ length: BOUNCES_TO_PAUSE }, (_, at) => ({
    id: `email_${at}`,
    has_bounced: true,
  }));
  const stop = async (isMarked = true) => {
    const health = { stopped_at: ports.clock(), last_error: refusal('mailbox_bounces') };
    const box = { ...EMPTY_MAILBOX, recent: isMarked ? recent : [] };
    await ann.documents.commit([
      { kind: 'set', path: mailboxDocument.path(uid), data: box },
      {
        kind: 'set',
        path: channelHealthDocument.path(uid, 'gmail'),
        data: { ...UNKNOWN_HEALTH, ...health },
      },
    ]);
  };
  return {
    ...ann,
    stop,
    resume: () => resumeChannel(ports, { uid, channel: 'gmail' }),
    retryFailed: () => runRetryFailed(ports, { uid, channel: 'gmail' }),
  };
}

describe('an address that Gmail refuses while it takes the email', () => {
  const mailbox = (ann: Awaited<ReturnType<typeof stopped>>) =>
    mailboxDocument.at(ann.uid).read(ann.data(mailboxDocument.path(ann.uid)));
  const answer = { status: null, text: '550 5.1.1 No such user', milliseconds: 90 };

  it('counts among the last emails, and the fifth creator’s stops the mailbox', async () => {
    const ann = await stopped();
    const earlier = Array.from({ length: BOUNCES_TO_PAUSE - 1 }, (_, at) => ({
      id: `email_${at}`,
      has_bounced: true,
      site: `site${at}.test`,
    }));
    const data = { ...EMPTY_MAILBOX, recent: earlier };
    await ann.write('set', mailboxDocument.path(ann.uid), data);
    ann.mail.next.push({
      at: 'send',
      outcome: { kind: 'permanent', code: 'recipient_refused', answer },
    });
    await ann.send();
    await ann.run();
    expect(mailbox(ann).recent.at(-1)).toMatchObject({ id: ann.id, has_bounced: true });
    const health = ann.data(channelHealthDocument.path(ann.uid, 'gmail'));
    expect(health).toMatchObject({ last_error: refusal('mailbox_bounces') });
  });

  it.each([
    ['recipient_refused', undefined],
    ['recipient_policy', answer],
    ['message_refused', answer],
  ] as const)('says nothing of the mailbox when it is %s, by %j', async (code, said) => {
    const ann = await stopped();
    const outcome = { kind: 'permanent' as const, code, ...(said && { answer: said }) };
    ann.mail.next.push({ at: 'send', outcome });
    await ann.send();
    await ann.run();
    expect(mailbox(ann).recent).toMatchObject([{ has_bounced: false }]);
  });
});

describe('a mailbox that bounces stopped', () => {
  it('sends nothing: a person who sends is told why, and nothing is queued', async () => {
    const ann = await stopped();
    await ann.stop();
    const before = ann.documents.dump();
    await expect(ann.send()).rejects.toMatchObject({ code: 'bad_request', message: SENTENCE });
    expect(ann.documents.dump()).toEqual(before);
  });

  it('says so to a capture, which queues no email', async () => {
    const ann = await stopped();
    await ann.forget();
    await ann.stop();
    const { email, message } = await ann.requestCapture();
    expect(email.state).toBe('not_set_up');
    expect(message).toContain('too many of your last emails bounced');
    expect(ann.mail.sent).toEqual([]);
  });

  it('ends what was queued before with the sentence, at once; retried after Resume, it goes', async () => {
    const ann = await stopped();
    await ann.send();
    await ann.stop();
    await ann.run();
    expect(ann.delivery()).toMatchObject({
      state: 'failed',
      last_error: { code: 'mailbox_bounces', sentence: SENTENCE },
    });
    await expect(ann.retryFailed()).rejects.toMatchObject({ message: SENTENCE });
    await ann.resume();
    expect(await ann.retryFailed()).toMatchObject({ queued: 1 });
    await ann.run();
    expect(ann.sentTo()).toEqual([ANN_MAIL]);
  });

  it('stays stopped although its marks have moved out of the last emails', async () => {
    const ann = await stopped();
    await ann.stop(false);
    await ann.send();
    await ann.run();
    expect(ann.delivery()).toMatchObject({ last_error: { code: 'mailbox_bounces' } });
  });

  it('does not hold back who sends by webhook', async () => {
    const ann = await stopped(BY_WEBHOOK);
    await ann.stop();
    await ann.send();
    await ann.run();
    expect(ann.delivery()).toMatchObject({ state: 'sent' });
  });
});
