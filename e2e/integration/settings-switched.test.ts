import { afterEach, describe, expect, it } from 'vitest';
import { runRetryDelivery } from '../../functions/src/delivery/run-retry-delivery.ts';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount } from '../support/account.ts';
import {
  deliveryOf,
  HOUR_MS,
  queueMails,
  saveSettings,
  statesOf,
  work,
} from '../support/deliveries.ts';
import { countEvents, startHook, type Hook } from '../support/hook.ts';
import { countMails, eventually } from '../support/mailbox.ts';
import { openCrmWebhook } from '../support/webhook-account.ts';
import { worker } from '../support/worker.ts';

let hook: Hook;
afterEach(() => hook.stop());

/** An account that sends through Gmail, with mails without a dispatch, and a webhook at hand. */
async function open(mails: number) {
  const account = await openTestAccount(20);
  hook = await startHook();
  const save = (data: object) => saveSettings(account, { table: 'email_settings', data });
  const queued = await queueMails(account, mails);
  return {
    account,
    uid: account.uid,
    id: queued[0]?.id ?? '',
    mailed: () => countMails(queued.map(({ to }) => to)),
    save,
    useWebhook: () => save({ webhook_url: hook.url, active_email_mode: 'webhook' }),
    useGmail: () => save({ active_email_mode: 'gmail' }),
  };
}

describe('mails queued for Gmail', () => {
  it('are sent through the webhook once it is active, and through nothing else', async () => {
    const { uid, mailed, useWebhook, useGmail } = await open(2);
    await useWebhook();
    await work(uid);
    await useGmail();
    await work(uid, HOUR_MS);
    expect(countEvents(hook)).toEqual([1, 1]);
    expect(await mailed()).toEqual([0, 0]);
    expect(await statesOf(uid)).toEqual({ sent: 2 });
  });

  it('fail without an app password, and are sent once there is one again', async () => {
    const { account, uid, id, mailed, save } = await open(2);
    await save({ app_password: null });
    await work(uid);
    expect(await statesOf(uid)).toEqual({ failed: 2 });
    expect(await deliveryOf(uid, id)).toMatchObject({ last_error: { code: 'not_set_up' } });
    await save({ app_password: 'another-password' });
    const payload = { channel: 'gmail' } as const;
    const retry = () => call({ ...account.session, name: 'retryFailed', payload });
    expect(await Promise.all([retry(), retry()])).toHaveLength(2);
    await eventually(
      () => statesOf(uid),
      ({ sent }) => sent === 2,
    );
    await work(uid, HOUR_MS);
    expect(await statesOf(uid)).toEqual({ sent: 2 });
    expect(await mailed()).toEqual([1, 1]);
  });
});

describe('mails queued for the webhook', () => {
  it('are sent through Gmail once it is active again', async () => {
    const { uid, mailed, useWebhook, useGmail } = await open(2);
    await useWebhook();
    await useGmail();
    await work(uid);
    expect(hook.requests).toEqual([]);
    expect(await mailed()).toEqual([1, 1]);
    expect(await statesOf(uid)).toEqual({ sent: 2 });
  });

  it('stay with the webhook when it may have them already', async () => {
    const { uid, mailed, useWebhook, useGmail } = await open(1);
    hook.answer = (n) => ({ status: n === 1 ? 500 : 200 });
    await useWebhook();
    await work(uid);
    await useGmail();
    await work(uid, HOUR_MS);
    expect(countEvents(hook)).toEqual([2]);
    expect(await mailed()).toEqual([0]);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
  });

  it('are sent through Gmail when the webhook’s URL was cleared, but an uncertain one waits for the person', async () => {
    const { uid, id, mailed, save, useWebhook } = await open(2);
    hook.answer = () => ({ status: 429, headers: { 'retry-after': '60' } });
    await useWebhook();
    await work(uid);
    expect(hook.requests).toHaveLength(1);
    await save({ webhook_url: null });
    await work(uid, HOUR_MS);
    expect(await statesOf(uid)).toEqual({ failed: 1, sent: 1 });
    expect(await deliveryOf(uid, id)).toMatchObject({
      state: 'failed',
      last_error: { code: 'webhook_switched' },
    });
    expect(await mailed()).toEqual([0, 1]);

    const ports = { ...(await worker({ ahead: 2 * HOUR_MS })), dispatch: () => Promise.resolve() };
    await runRetryDelivery(ports, { uid, delivery_id: id, anyway: true });
    await work(uid, 2 * HOUR_MS);
    expect(await statesOf(uid)).toEqual({ failed: 1, sent: 2 });
    expect(await deliveryOf(uid, id)).toMatchObject({ state: 'failed', replaced_by: `${id}_a1` });
    expect(await mailed()).toEqual([1, 1]);
    expect(hook.requests).toHaveLength(1);
  });
});

describe('mirrors queued for a CRM webhook', () => {
  it('are cancelled when it was made inactive', async () => {
    const opened = await openCrmWebhook();
    hook = opened.hook;
    const { account, uid } = opened;
    const queued = await queueMails(account, 2);
    await saveSettings(account, { table: 'crm_settings', data: { active_crm_mode: 'built-in' } });
    await work(uid);
    expect(hook.requests).toEqual([]);
    expect(await statesOf(uid)).toEqual({ cancelled: 2, sent: 2 });
    expect(await countMails(queued.map(({ to }) => to))).toEqual([1, 1]);
  });
});
