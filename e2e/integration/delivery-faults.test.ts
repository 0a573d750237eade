import { afterEach, describe, expect, it } from 'vitest';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument, deliveryAttemptDocument } from '@vibes/core/firestore/documents';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { countOf, dataOf } from '../support/database.ts';
import {
  deliveryOf,
  HOUR_MS,
  queueMails,
  reaches,
  saveSettings,
  statesOf,
  work,
} from '../support/deliveries.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { eventually, mailsTo, setMailFault } from '../support/mailbox.ts';

async function captured(account: ReadyAccount, name: string) {
  const { url } = tester(`${account.name}${name}`);
  const { body } = await requestCapture(account, { url });
  if (!body.ok) throw new Error(body.message);
  const creator_id = body.creator.id ?? '';
  return { id: firstEmailId(creator_id), creator_id, to: body.email.to ?? '', url };
}

/** The delivery once its first attempt is over and it waits for the next. */
const tried = (uid: string, id: string) =>
  eventually(
    () => deliveryOf(uid, id),
    (data) => data?.['attempts'] === 1 && data['state'] === 'queued',
  );

afterEach(() => setMailFault('none'));

describe('a delivery survives', () => {
  it('the mail server down and back: it waits, then is sent, once', async () => {
    const account = await openTestAccount(10);
    await setMailFault('down');
    const { id, to } = await captured(account, 'down');
    expect(await tried(account.uid, id)).toMatchObject({
      state: 'queued',
      last_error: { code: 'mailbox_unreachable' },
    });

    await setMailFault('none');
    await work(account.uid, 10_000);
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await deliveryOf(account.uid, id)).toMatchObject({ state: 'sent' });
    expect(await countOf(deliveryAttemptDocument.collection(account.uid, id))).toBe(1);
  });

  it.each(['temporary', 'greylist', 'mailbox_full', 'drop_before_data'] as const)(
    'a mail server that accepts it at the second attempt only: %s',
    async (fault) => {
      const account = await openTestAccount(10);
      await setMailFault(fault);
      const { id, to } = await captured(account, fault);
      await tried(account.uid, id);
      expect(await mailsTo(to)).toEqual([]);
      // The server remembers a greylisted sender until its fault changes.
      if (fault !== 'greylist') await setMailFault('none');
      await work(account.uid, 10_000);
      expect(await mailsTo(to)).toHaveLength(1);
      expect(await deliveryOf(account.uid, id)).toMatchObject({ state: 'sent', attempts: 2 });
    },
  );

  it('a slow mail server, with three workers at once: one mail', async () => {
    const account = await openTestAccount(10);
    const [mail] = await queueMails(account, 1);
    await setMailFault('slow');
    await Promise.all([work(account.uid), work(account.uid), work(account.uid)]);
    expect(await mailsTo(mail?.to ?? '')).toHaveLength(1);
    expect(await statesOf(account.uid)).toEqual({ sent: 1 });
  });
});

describe('a worker that is killed', () => {
  /** A mail on hold, so that no worker but those of this test runs it: their clock is ahead. */
  async function open() {
    const account = await openTestAccount(10);
    await saveSettings(account, { table: 'email_settings', data: { hold_back: '15' } });
    const [mail] = await queueMails(account, 1);
    if (!mail) throw new Error('Nothing was queued.');
    const { uid } = account;
    return {
      account,
      ...mail,
      delivery: () => deliveryOf(uid, mail.id),
      start: (moment: string) => startCrashing('send', [uid, String(HOUR_MS), moment]),
      /** Runs the sweep for leases that ended, then what that made due. */
      goOn: async () => {
        await work(uid, 2 * HOUR_MS);
        await work(uid, 24 * HOUR_MS);
      },
    };
  }

  it.each(['before-sign-in', 'signed-in'])('%s: the next one sends it, once', async (moment) => {
    const { account, to, delivery, start, goOn } = await open();
    expect(await start(moment).ended).toBe('SIGKILL');
    expect(await delivery()).toMatchObject({ state: 'held', attempts: 0 });
    await goOn();
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await delivery()).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await creditsOf(account.uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
  });

  it.each([
    ['before-the-message', 0],
    ['after-the-message', 1],
  ])('%s: uncertain, and no worker sends it again', async (moment, mails) => {
    const { account, to, url, delivery, start, goOn } = await open();
    expect(await start(moment).ended).toBe('SIGKILL');
    expect(await delivery()).toMatchObject({ state: 'sending', phase: 'on_wire' });
    await goOn();
    expect(await delivery()).toMatchObject({
      state: 'uncertain',
      attempts: 1,
      last_error: { code: 'outcome_unknown' },
    });
    expect(await mailsTo(to)).toHaveLength(mails);
    expect((await requestCapture(account, { url })).body).toMatchObject({
      outcome: 'already_contacted',
    });
  });

  it('in the middle of the message: uncertain, and no worker sends it again', async () => {
    const { account, to, delivery, start, goOn } = await open();
    await setMailFault('hang_at_data');
    const crashing = start('');
    await eventually(
      () => mailsTo(to),
      (mails) => mails.length > 0,
    );
    crashing.kill();
    expect(await crashing.ended).toBe('SIGKILL');
    await setMailFault('none');
    await work(account.uid, HOUR_MS);
    expect(await delivery()).toMatchObject({ state: 'sending' });
    await goOn();
    expect(await delivery()).toMatchObject({ state: 'uncertain' });
    expect(await mailsTo(to)).toHaveLength(1);
  });
});

describe('a delivery that cannot be sent has a reason', () => {
  it.each([
    ['refuse_login', 'mailbox_refused_sign_in'],
    ['refuse_recipient', 'recipient_refused'],
    ['refuse_policy', 'recipient_policy'],
  ] as const)('%s', async (fault, code) => {
    const account = await openTestAccount(10);
    await setMailFault(fault);
    const { id, creator_id, to } = await captured(account, fault);
    expect(await reaches(account.uid, id, 'failed')).toMatchObject({
      state: 'failed',
      last_error: { code },
    });
    expect(await mailsTo(to)).toEqual([]);
    const creator = await dataOf(creatorDocument.path(account.uid, creator_id));
    expect(creator).toMatchObject({ email_sent: false, status: 'Discovered' });
  });
});
