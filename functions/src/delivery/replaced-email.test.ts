import { describe, expect, it } from 'vitest';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import { afterFirstEmail, BY_WEBHOOK, firstEmail } from '../../test/further-email.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { loadDelivery } from './load-delivery.ts';
import { runEnding } from './run-ending.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';
import { runRetryFailed } from './run-retry-failed.ts';

const HOUR = 3_600_000;

describe('an email that a later one replaced', () => {
  it('is not tried again, by one or with all that failed', async () => {
    const harness = await deliveryHarness(BY_WEBHOOK);
    harness.webhook.next.push({ kind: 'permanent', code: 'webhook_gone' });
    await harness.send();
    await harness.run();
    await harness.setEmailSettings({ active_email_mode: 'gmail' });
    await harness.send(true);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);
    const { ports, id } = harness;
    await expect(runRetryDelivery(ports, { uid: 'max', delivery_id: id })).rejects.toMatchObject({
      message: DELIVERY_REFUSALS.replaced,
    });
    await harness.setEmailSettings({ active_email_mode: 'webhook' });
    const before = firstEmail(harness);
    const retried = await runRetryFailed(ports, { uid: 'max', channel: 'email_webhook' }).catch(
      () => ({ queued: 0 }),
    );
    expect(retried.queued).toBe(0);
    expect(firstEmail(harness)).toEqual(before);
  });

  it.each([
    [{ kind: 'temporary', code: 'mailbox_busy' }, 'cancelled', 'replaced'],
    [{ kind: 'accepted' }, 'sent', undefined],
    [{ kind: 'permanent', code: 'message_refused' }, 'failed', 'message_refused'],
  ] as const)('takes a late outcome (%j) and never goes again', async (outcome, state, code) => {
    const harness = await afterFirstEmail('unknown');
    const ref = { uid: 'max', id: harness.id };
    const uncertain = await loadDelivery(harness.documents, ref);
    const token = uncertain?.delivery.lease_token ?? null;
    expect(token).not.toBeNull();
    await harness.send(true);
    await harness.run();
    const seen = harness.delivery(harness.id);
    const now = harness.ports.clock();
    await runEnding(harness.ports, { ref, outcome, token, seen, tried: null, now });
    expect(harness.delivery(harness.id)).toMatchObject({ state, replaced_by: harness.newest() });
    expect(harness.delivery(harness.id).last_error?.code).toBe(code);
    expect(harness.claimed()).toBe(harness.id);
    harness.later(HOUR);
    await harness.run();
    expect(harness.sentTo()).toHaveLength(2);
  });

  it('may still be confirmed as arrived', async () => {
    const harness = await afterFirstEmail('unknown');
    await harness.send(true);
    await confirmDelivery(harness.ports, { uid: 'max', delivery_id: harness.id });
    expect(harness.delivery(harness.id)).toMatchObject({
      state: 'sent',
      replaced_by: harness.newest(),
    });
    expect(harness.delivery().state).toBe('queued');
    expect(harness.creator()).toMatchObject({
      email_sent: true,
      newest_email_id: harness.newest(),
    });
  });

  it('is not queued again by a retry that had read the creator just before', async () => {
    const harness = await deliveryHarness(BY_WEBHOOK);
    harness.webhook.next.push({ kind: 'temporary', code: 'webhook_timed_out' });
    await harness.send();
    await harness.run();
    await harness.set({ state: 'failed', due_at: undefined });
    const documents = interrupted(harness.documents, {
      at: deliveryDocument.path('max', harness.id),
      happens: () => harness.send(true),
    });
    await harness.send(false, documents).catch(() => null);
    await harness.run();
    expect(harness.delivery(harness.id)).toMatchObject({
      state: 'failed',
      replaced_by: harness.newest(),
    });
  });
});
