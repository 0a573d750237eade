import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount, requestCapture } from '../support/account.ts';
import {
  deliveryOf,
  HOUR_MS,
  MINUTE_MS,
  queueMails,
  reaches,
  saveSettings,
  statesOf,
  work,
} from '../support/deliveries.ts';
import { countMails, setMailFault } from '../support/mailbox.ts';

afterEach(() => setMailFault('none'));

/** An account with settings of its own, and mails without a dispatch. */
async function open(mails: number, data: object) {
  const account = await openTestAccount(20);
  await saveSettings(account, { table: 'email_settings', data });
  const queued = await queueMails(account, mails);
  return {
    account,
    uid: account.uid,
    id: queued[0]?.id ?? '',
    url: queued[0]?.url ?? '',
    mailed: () => countMails(queued.map(({ to }) => to)),
  };
}

describe('a daily cap of three', () => {
  it('sends three of five mails, and the others a day later', async () => {
    const { uid, mailed } = await open(5, { daily_cap: 3 });
    await Promise.all([work(uid), work(uid)]);
    await work(uid, 23 * HOUR_MS);
    expect(await statesOf(uid)).toEqual({ sent: 3, queued: 2 });
    expect(await mailed()).toEqual([1, 1, 1, 0, 0]);
    await work(uid, 24 * HOUR_MS + 10 * MINUTE_MS);
    expect(await statesOf(uid)).toEqual({ sent: 5 });
    expect(await mailed()).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('Gmail’s own limit', () => {
  it('pauses the mailbox for a day: one mail is refused, and all are sent after it, once', async () => {
    const { uid, id, mailed } = await open(3, {});
    await setMailFault('limit_reached');
    await work(uid);
    await setMailFault('none');
    await work(uid, 23 * HOUR_MS);
    expect(await statesOf(uid)).toEqual({ queued: 3 });
    expect(await deliveryOf(uid, id)).toMatchObject({ last_error: { code: 'mailbox_limit' } });
    await work(uid, 25 * HOUR_MS);
    expect(await statesOf(uid)).toEqual({ sent: 3 });
    expect(await mailed()).toEqual([1, 1, 1]);
  });
});

describe('a mail held for five minutes', () => {
  it('is sent by itself, once, with two workers at once', async () => {
    const { uid, mailed } = await open(1, { hold_back: '5' });
    await work(uid, 4 * MINUTE_MS);
    expect(await statesOf(uid)).toEqual({ held: 1 });
    await Promise.all([work(uid, 6 * MINUTE_MS), work(uid, 6 * MINUTE_MS)]);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
    expect(await mailed()).toEqual([1]);
  });

  it('is not sent once it is stopped, and its address is free', async () => {
    const { account, uid, id, url, mailed } = await open(1, { hold_back: '5' });
    const payload = { delivery_id: id };
    await call({ ...account.session, name: 'cancelDelivery', payload });
    await work(uid, HOUR_MS);
    expect(await statesOf(uid)).toEqual({ cancelled: 1 });
    expect(await mailed()).toEqual([0]);
    expect((await requestCapture(account, { url })).body).toMatchObject({
      email: { state: 'held' },
    });
    await work(uid, HOUR_MS);
    expect(await mailed()).toEqual([1]);
  });
});

describe('a mail held for review', () => {
  it('waits for the person, who sends it, once', async () => {
    const { account, uid, id, mailed } = await open(1, { hold_back: 'review' });
    await work(uid, 100 * HOUR_MS);
    expect(await statesOf(uid)).toEqual({ held: 1 });
    const payload = { creator_id: id.replace(/^email_/, '') };
    const send = () =>
      call({ ...account.session, name: 'sendEmail', payload }).catch((error: unknown) => error);
    await Promise.all([send(), send()]);
    await reaches(uid, id, 'sent');
    await work(uid, HOUR_MS);
    expect(await statesOf(uid)).toEqual({ sent: 1 });
    expect(await mailed()).toEqual([1]);
  });
});
