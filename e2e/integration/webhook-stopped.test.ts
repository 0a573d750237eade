import { afterEach, describe, expect, it } from 'vitest';
import { channelHealthDocument } from '@vibes/core/firestore/documents';
import { runRetryFailed } from '../../functions/src/delivery/run-retry-failed.ts';
import { call } from '../../local/src/world/call.ts';
import { requestCapture, tester } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { deliveryOf, HOUR_MS, queueMails, statesOf, work } from '../support/deliveries.ts';
import { countEvents, type Hook } from '../support/hook.ts';
import { countMails, eventually } from '../support/mailbox.ts';
import { openEmailWebhook } from '../support/webhook-account.ts';
import { worker } from '../support/worker.ts';

const hooks: Hook[] = [];
afterEach(() => Promise.all(hooks.splice(0).map(({ stop }) => stop())));

async function open(mails: number) {
  const { account, uid, hook } = await openEmailWebhook();
  hooks.push(hook);
  const queued = await queueMails(account, mails);
  const health = () => dataOf(channelHealthDocument.path(uid, 'email_webhook'));
  return { account, uid, hook, queued, id: queued[0]?.id ?? '', health };
}

/**
 * Moves the clock to each next attempt until none is left. Returns milliseconds from the real time.
 */
async function workThrough(uid: string, id: string): Promise<number> {
  for (let ahead = 0; ;) {
    await work(uid, ahead);
    const due = (await deliveryOf(uid, id))?.['due_at'] as { toMillis: () => number } | undefined;
    if (!due) return ahead;
    ahead = due.toMillis() - Date.now() + 1000;
  }
}

describe('a webhook that answers 410 Gone', () => {
  it('is not called again, and failed mails are sent once it is resumed', async () => {
    const { account, uid, hook, queued, id } = await open(4);
    const { session } = account;
    hook.answer = () => ({ status: 410 });
    await work(uid);
    expect(hook.requests).toHaveLength(1);
    expect(await statesOf(uid)).toEqual({ failed: 4 });
    expect(await deliveryOf(uid, id)).toMatchObject({ last_error: { code: 'webhook_gone' } });
    const { body } = await requestCapture(account, { url: tester(`${account.name}gone`).url });
    expect(body).toMatchObject({ email: { state: 'not_set_up' } });
    const all = { ...session, payload: { channel: 'email_webhook' } } as const;
    await expect(call({ ...all, name: 'retryFailed' })).rejects.toThrow(/410 Gone/);

    hook.answer = () => ({ status: 200 });
    await call({ ...all, name: 'resumeChannel' });
    const retried = await call({ ...all, name: 'retryFailed' });
    expect(retried).toMatchObject({ queued: 4, job: { state: 'done', total: 4 } });
    await eventually(
      () => statesOf(uid),
      ({ sent }) => sent === 4,
    );
    await work(uid, HOUR_MS);
    expect(await statesOf(uid)).toEqual({ sent: 4 });
    expect(countEvents(hook)).toEqual([2, 1, 1, 1]);
    expect(await countMails(queued.map(({ to }) => to))).toEqual([0, 0, 0, 0]);
  });
});

describe('a webhook that always fails', () => {
  it('is called ten times over 75 hours, and stopped after five days', async () => {
    const { uid, hook, id, health } = await open(1);
    hook.answer = () => ({ status: 500 });
    const ahead = await workThrough(uid, id);
    expect(ahead).toBeGreaterThan(67 * HOUR_MS);
    expect(ahead).toBeLessThan(76 * HOUR_MS);
    expect(await deliveryOf(uid, id)).toMatchObject({
      state: 'failed',
      attempts: 10,
      last_error: { code: 'gave_up' },
    });
    await work(uid, ahead + 24 * HOUR_MS);
    expect(countEvents(hook)).toEqual([10]);
    expect(await health()).toMatchObject({ stopped_at: null });

    // A day later, so that the five days end between two attempts, however the backoff is
    // shortened.
    const ports = {
      ...(await worker({ ahead: ahead + 24 * HOUR_MS })),
      dispatch: () => Promise.resolve(),
    };
    const again = { uid, channel: 'email_webhook' } as const;
    expect(await runRetryFailed(ports, again)).toMatchObject({ queued: 1 });
    const end = await workThrough(uid, id);
    expect(await deliveryOf(uid, id)).toMatchObject({
      state: 'failed',
      last_error: { code: 'webhook_stopped' },
    });
    expect((await health())?.['stopped_at']).not.toBeNull();
    const asked = hook.requests.length;
    expect(asked).toBeLessThan(20);
    await expect(runRetryFailed(ports, again)).rejects.toThrow();
    await work(uid, end + 24 * HOUR_MS);
    expect(countEvents(hook)).toEqual([asked]);
  });
});
