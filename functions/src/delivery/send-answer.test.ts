import { describe, expect, it } from 'vitest';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { mailboxDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { answeredCreator, queuedAnswer } from '../../test/answered-creator.ts';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { whileSending } from '../../test/while-sending.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { optOut } from '../opt-out/opt-out.ts';
import { runDelivery } from './run-delivery.ts';
import { runDispatch } from './run-dispatch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const limit = { kind: 'temporary', code: 'mailbox_limit' } as const;

describe('an answer', () => {
  it('writes six documents at most', async () => {
    const ann = await queuedAnswer();
    const { cost, documents } = countingDocuments(ann.ports.documents);
    await runDelivery({ ...ann.ports, documents }, { uid: 'max', id: ann.answer_id() });
    expect(ann.answered().state).toBe('sent');
    expect(cost.writes).toBeLessThanOrEqual(6);
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
    await ann.setEmailSettings(BY_WEBHOOK);
    await ann.run();
    expect(ann.answered()).toMatchObject({ state: 'sent', channel: 'gmail' });
    expect(ann.webhook.requests).toEqual([]);
  });

  it('fails once the mailbox is gone', async () => {
    const ann = await queuedAnswer();
    await ann.change(userSecretsDocument.path('max'), { app_password: null });
    await ann.setEmailSettings(BY_WEBHOOK);
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

  it('goes to the address of the message whatever address is chosen since', async () => {
    const ann = await queuedAnswer();
    ann.mail.next.push({ at: 'send', outcome: { kind: 'temporary', code: 'mailbox_busy' } });
    const { creator_id } = ann;
    const mail = whileSending(ann.ports.mail, () =>
      runChooseEmail(ann.ports, { uid: 'max', creator_id, email: 'ann@agency-north.com' }),
    );
    await runDispatch({ ...ann.ports, mail }, { uid: 'max', ...forever });
    expect(ann.answered()).toMatchObject({ state: 'queued', to: ANN_MAIL, revision: 0 });
    expect(ann.creator().email).toBe('ann@agency-north.com');
    ann.later(HOUR);
    await ann.run();
    expect(ann.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
  });

  it('leaves the creator’s turn to us when they wrote while it was on its way', async () => {
    const ann = await queuedAnswer();
    const mail = whileSending(ann.ports.mail, () => {
      ann.later(MINUTE);
      return ann.writes({ message_id: 'r2@studio-lee.com' }, 'm2');
    });
    await runDispatch({ ...ann.ports, mail }, { uid: 'max', ...forever });
    expect(ann.answered().state).toBe('sent');
    expect(ann.creator().awaiting).toBe('us');
  });
});
