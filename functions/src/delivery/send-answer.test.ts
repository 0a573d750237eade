import { describe, expect, it } from 'vitest';
import {
  mailboxDocument,
  suppressionDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { answeredCreator } from '../../test/answered-creator.ts';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { dyingMail, forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { optOut } from '../opt-out/opt-out.ts';
import type { Documents } from '../ports/documents.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { runDelivery } from './run-delivery.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';
import { runDispatch } from './run-dispatch.ts';
import { runRetryFailed } from './run-retry-failed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEBHOOK = { webhook_url: 'https://hooks.example.com/a', active_email_mode: 'webhook' };
const limit = { kind: 'temporary', code: 'mailbox_limit' } as const;
const refused = (code: 'message_refused' | 'recipient_refused') =>
  ({ at: 'send', outcome: { kind: 'permanent', code } }) as const;

/** Ann's message is answered; the answer waits to be sent. */
async function queuedAnswer() {
  const ann = await answeredCreator();
  await ann.answer();
  return ann;
}

describe('an answer', () => {
  it('writes six documents at most', async () => {
    const ann = await queuedAnswer();
    let written = 0;
    const documents: Documents = {
      ...ann.ports.documents,
      commit: (writes) => {
        written += writes.length;
        return ann.ports.documents.commit(writes);
      },
    };
    await runDelivery({ ...ann.ports, documents }, { uid: 'max', id: ann.answer_id() });
    expect(ann.answered().state).toBe('sent');
    expect(written).toBeLessThanOrEqual(6);
  });

  it('goes past the cap and the spacing, counts in the mailbox, and moves no other', async () => {
    const ann = await answeredCreator();
    await ann.setEmailSettings({ daily_cap: 1 });
    const ports = { ...ann.ports, limits: { daily_cap: 40, spacing: MINUTE } };
    const run = () => runDispatch(ports, { uid: 'max', ...forever });
    const [ben, cleo] = [await queueDelivery(ann, 'ben'), await queueDelivery(ann, 'cleo')];
    await run();
    const waiting = [stateOf(ann, ben), stateOf(ann, cleo)];
    expect(waiting).toMatchObject([
      { state: 'queued', last_error: { code: 'daily_cap' } },
      { state: 'queued', last_error: { code: 'daily_cap' } },
    ]);
    await ann.answer();
    await run();
    expect(ann.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
    expect(ann.mailbox().window).toHaveLength(2);
    expect(ann.mailbox().recent.map(({ id }) => id)).toEqual([ann.id, ann.answer_id()]);
    expect([stateOf(ann, ben), stateOf(ann, cleo)]).toEqual(waiting);
  });

  it('waits for Gmail’s own limit and not behind those before it', async () => {
    const ann = await queuedAnswer();
    ann.mail.next.push({ at: 'send', outcome: limit });
    await ann.run();
    const until = new Date(ann.ports.clock().getTime() + DAY);
    expect(ann.answered()).toMatchObject({ state: 'queued', due_at: until, channel: null });
    const ben = await queueDelivery(ann, 'ben');
    await ann.run();
    await ann.writes({ message_id: 'r2@studio-lee.com' }, 'm2');
    await ann.answer({ inbound_id: 'm2', number: 2 });
    await ann.run();
    expect(ann.answered(2)).toMatchObject({ state: 'queued', due_at: until });
    expect(ann.wire()).toEqual([]);
    ann.later(DAY + HOUR);
    await ann.run();
    expect(ann.answered()).toMatchObject({ state: 'sent' });
    expect(ann.answered(2)).toMatchObject({ state: 'sent' });
    expect(stateOf(ann, ben)?.['state']).toBe('sent');
  });

  it('takes no send time that another email could have', async () => {
    const ann = await answeredCreator();
    const until = new Date(ann.ports.clock().getTime() + DAY);
    await ann.change(mailboxDocument.path('max'), { paused_until: until });
    const ports = { ...ann.ports, limits: { daily_cap: 40, spacing: MINUTE } };
    const emails = [await queueDelivery(ann, 'ben'), await queueDelivery(ann, 'cleo')];
    await runDispatch(ports, { uid: 'max', ...forever });
    await ann.answer();
    ann.later(1000);
    emails.push(await queueDelivery(ann, 'dora'), await queueDelivery(ann, 'eve'));
    await runDispatch(ports, { uid: 'max', ...forever });
    expect(ann.answered().due_at).toEqual(until);
    const times = emails.map((id) => stateOf(ann, id)?.['due_at'] as Date);
    const after = times.map((time) => (time.getTime() - until.getTime()) / MINUTE);
    expect(after).toEqual([0, 1, 2, 3]);
  });

  it('goes through the mailbox although a webhook became active', async () => {
    const ann = await queuedAnswer();
    await ann.setEmailSettings(WEBHOOK);
    await ann.run();
    expect(ann.answered()).toMatchObject({ state: 'sent', channel: 'gmail' });
    expect(ann.webhook.requests).toEqual([]);
  });

  it('fails once the mailbox is gone', async () => {
    const ann = await queuedAnswer();
    await ann.change(userSecretsDocument.path('max'), { app_password: null });
    await ann.setEmailSettings(WEBHOOK);
    await ann.run();
    expect(ann.answered()).toMatchObject({ state: 'failed', last_error: { code: 'not_set_up' } });
    expect(ann.day()?.emails_failed).toBeUndefined();
  });

  it('is stopped by an opt-out, of another address of the creator too', async () => {
    const ann = await answeredCreator();
    await ann.writes({ from: 'mia@agency-north.com' }, 'm2');
    await ann.answer({ inbound_id: 'm2' });
    const { creator_id } = ann;
    await optOut(ann.ports, { uid: 'max', creator_id, address_hashes: [`hash-of-${ANN_MAIL}`] });
    await ann.run();
    expect(ann.answered()).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'opted_out' },
    });
    expect(ann.wire()).toEqual([]);
  });

  it('waits while the account is blocked', async () => {
    const ann = await queuedAnswer();
    await ann.change(userDocument.path('max'), { blocked_at: ann.ports.clock() });
    await ann.run();
    expect(ann.answered()).toMatchObject({ state: 'queued', parked_due_at: ann.ports.clock() });
    expect(ann.wire()).toEqual([]);
  });

  it('goes to the address of the message whatever address is chosen since', async () => {
    const ann = await queuedAnswer();
    ann.mail.next.push({ at: 'send', outcome: { kind: 'temporary', code: 'mailbox_busy' } });
    const choose = () =>
      runChooseEmail(ann.ports, {
        uid: 'max',
        creator_id: ann.creator_id,
        email: 'ann@agency-north.com',
      });
    const mail: typeof ann.ports.mail = async (account) => {
      const session = await ann.ports.mail(account);
      if ('refused' in session) return session;
      const send: typeof session.send = async (message) => {
        await choose();
        return session.send(message);
      };
      return { ...session, send };
    };
    await runDispatch({ ...ann.ports, mail }, { uid: 'max', ...forever });
    expect(ann.answered()).toMatchObject({ state: 'queued', to: ANN_MAIL, revision: 0 });
    expect(ann.creator().email).toBe('ann@agency-north.com');
    ann.later(HOUR);
    await ann.run();
    expect(ann.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
  });

  it('leaves the creator’s turn to us when they wrote while it was on its way', async () => {
    const ann = await queuedAnswer();
    const mail: typeof ann.ports.mail = async (account) => {
      const session = await ann.ports.mail(account);
      if ('refused' in session) return session;
      const send: typeof session.send = async (message) => {
        ann.later(MINUTE);
        await ann.writes({ message_id: 'r2@studio-lee.com' }, 'm2');
        return session.send(message);
      };
      return { ...session, send };
    };
    await runDispatch({ ...ann.ports, mail }, { uid: 'max', ...forever });
    expect(ann.answered().state).toBe('sent');
    expect(ann.creator().awaiting).toBe('us');
  });
});

describe('an answer whose worker dies', () => {
  async function uncertain() {
    const ann = await queuedAnswer();
    await runDispatch(
      { ...ann.ports, mail: dyingMail, onFault: () => undefined },
      { uid: 'max', ...forever },
    );
    ann.later(5 * MINUTE);
    await runDeliverySweep(ann.ports, forever);
    return ann;
  }

  it('is uncertain, and is not sent again by itself', async () => {
    const ann = await uncertain();
    expect(ann.answered()).toMatchObject({
      state: 'uncertain',
      last_error: { code: 'outcome_unknown' },
    });
    await expect(ann.retry()).rejects.toMatchObject({ reason: 'outcome_unknown' });
    ann.later(DAY);
    await runDeliverySweep(ann.ports, forever);
    expect(ann.wire()).toEqual([]);
  });

  it('may be sent again anyway, once for an assent', async () => {
    const ann = await uncertain();
    const assent = { anyway: true, seen_revision: 0 };
    expect(await ann.retry(assent)).toEqual({ state: 'queued' });
    await ann.run();
    expect(await ann.retry(assent)).toEqual({ state: 'sent' });
    await ann.run();
    expect(ann.wire()).toMatchObject([
      { text: 'A hundred.', references: [ann.sent, ann.answered().in_reply_to] },
    ]);
    expect(ann.answers()).toHaveLength(1);
  });

  it('may be confirmed: then it is the creator’s turn, and nothing more is counted', async () => {
    const ann = await uncertain();
    await confirmDelivery(ann.ports, { uid: 'max', delivery_id: ann.answer_id() });
    expect(ann.answered().state).toBe('sent');
    expect(ann.creator()).toMatchObject({ awaiting: 'them', status: 'Responded' });
    expect(ann.day()).toMatchObject({ emails_sent: 1 });
  });

  it('and was answered by then leaves the turn to us', async () => {
    const ann = await uncertain();
    await ann.writes({ message_id: 'r2@studio-lee.com' }, 'm2');
    ann.later(MINUTE);
    await confirmDelivery(ann.ports, { uid: 'max', delivery_id: ann.answer_id() });
    expect(ann.creator().awaiting).toBe('us');
  });
});

describe('an answer that failed', () => {
  async function failed(code: 'message_refused' | 'recipient_refused' = 'message_refused') {
    const ann = await queuedAnswer();
    ann.mail.next.push(refused(code));
    await ann.run();
    expect(ann.answered().state).toBe('failed');
    return ann;
  }

  it('is tried again as it was written, and no other email is', async () => {
    const ann = await failed();
    const { message_id } = ann.answered();
    expect(ann.creator().awaiting).toBe('us');
    expect(await ann.retry()).toEqual({ state: 'queued' });
    expect(ann.dispatched.at(-1)).toEqual({ uid: 'max', id: ann.answer_id() });
    await ann.run();
    expect(ann.wire()).toMatchObject([{ text: 'A hundred.', message_id, html: '' }]);
    expect(ann.creator().awaiting).toBe('them');
    await expect(ann.retry()).rejects.toMatchObject({ reason: 'already_sent' });
    expect(ann.delivery(ann.id)).toMatchObject({ state: 'sent', replaced_by: null });
  });

  it('is tried again with all that failed over Gmail, also one that no channel took', async () => {
    const ann = await failed();
    expect(await runRetryFailed(ann.ports, { uid: 'max', channel: 'gmail' })).toMatchObject({
      queued: 1,
    });
    await ann.run();
    expect(ann.wire()).toHaveLength(1);

    const never = await queuedAnswer();
    await never.change(userSecretsDocument.path('max'), { app_password: null });
    await never.run();
    await never.change(userSecretsDocument.path('max'), { app_password: 'abcdefghijkl' });
    await never.setEmailSettings(WEBHOOK);
    const by = (channel: 'gmail' | 'email_webhook') =>
      runRetryFailed(never.ports, { uid: 'max', channel });
    expect(await by('email_webhook')).toMatchObject({ queued: 0 });
    expect(await by('gmail')).toMatchObject({ queued: 1 });
  });

  it('is not tried again once the creator unsubscribed, or the mailbox is gone', async () => {
    const ann = await failed();
    await ann.change(userSecretsDocument.path('max'), { app_password: null });
    await expect(ann.retry()).rejects.toMatchObject({ reason: 'not_set_up' });
    await ann.suppress('opted_out');
    await expect(ann.retry()).rejects.toMatchObject({ reason: 'opted_out' });
    expect(ann.answered().state).toBe('failed');
  });

  it('for good marks the address, and keeps the claim of the email before', async () => {
    const ann = await failed('recipient_refused');
    const path = suppressionDocument.path('max', `hash-of-${ANN_MAIL}`);
    expect(ann.data(path)).toMatchObject({ reason: 'bounced' });
    expect(ann.claimed()).toBe(ann.id);
    await ann.retry();
    await ann.run();
    expect(ann.answered().state).toBe('sent');
  });
});

it('an answer that waits can be stopped, and sent after all', async () => {
  const ann = await queuedAnswer();
  await cancelDelivery(ann.ports, { uid: 'max', delivery_id: ann.answer_id() });
  await ann.run();
  expect(ann.wire()).toEqual([]);
  expect(ann.claimed()).toBe(ann.id);
  await ann.retry();
  await ann.run();
  expect(ann.wire()).toHaveLength(1);
});

it('an answer leaves what “send anyway” does to the first email as it was', async () => {
  const ann = await queuedAnswer();
  await ann.run();
  await ann.send(true);
  expect(ann.newest()).toBe(`${ann.id}_a1`);
  await ann.run();
  expect(ann.wire()).toHaveLength(2);
  expect(ann.mail.sent.at(-1)).toMatchObject({ in_reply_to: null, references: [] });
});
