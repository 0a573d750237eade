import { describe, expect, it } from 'vitest';
import { suppressionDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { queuedAnswer } from '../../test/answered-creator.ts';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { dyingMail, forever } from '../../test/queue-delivery.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';
import { runDispatch } from './run-dispatch.ts';
import { runRetryFailed } from './run-retry-failed.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const refused = (code: 'message_refused' | 'recipient_refused') =>
  ({ at: 'send', outcome: { kind: 'permanent', code } }) as const;

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
    await never.setEmailSettings(BY_WEBHOOK);
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
