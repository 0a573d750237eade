import { afterEach, describe, expect, it } from 'vitest';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { deliveryOf, HOUR_MS, queueMails, reaches, work } from '../support/deliveries.ts';
import { callFunction } from '../support/call-function.ts';
import { eventually, mailsTo, setMailFault } from '../support/mailbox.ts';

afterEach(() => setMailFault('none'));

/** A mail that the server accepted without an answer. */
async function openUncertain() {
  const account = await openTestAccount(10);
  const [mail] = await queueMails(account, 1);
  if (!mail) throw new Error('Nothing was queued.');
  await setMailFault('drop_after_data');
  await work(account.uid);
  await setMailFault('none');
  await work(account.uid, 24 * HOUR_MS);
  const { uid, session } = account;
  const { id, to } = mail;
  return {
    uid,
    id,
    to,
    session,
    creator: () => dataOf(creatorDocument.path(uid, id.replace(/^email_/, ''))),
    retry: (anyway: boolean) =>
      callFunction('retryDelivery', {
        id_token: session.id_token,
        payload: { delivery_id: id, ...(anyway && { anyway }) },
      }),
  };
}

describe('a mail whose connection was dropped after the message', () => {
  it('is uncertain, and is not sent again by a worker or by mistake', async () => {
    const { uid, id, to, retry } = await openUncertain();
    expect(await deliveryOf(uid, id)).toMatchObject({ state: 'uncertain', attempts: 1 });
    expect(await retry(false)).toMatchObject({
      code: 'bad_request',
      reason: 'outcome_unknown',
      message: expect.stringMatching(/Check your Sent folder/) as string,
    });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('is sent once a person confirms that it arrived', async () => {
    const { uid, id, to, session, creator } = await openUncertain();
    expect(await creator()).toMatchObject({ email_sent: false, status: 'Discovered' });
    for (let round = 0; round < 2; round += 1) {
      await call({ ...session, name: 'confirmDelivery', payload: { delivery_id: id } });
    }
    await work(uid, 48 * HOUR_MS);
    expect(await deliveryOf(uid, id)).toMatchObject({ state: 'sent', last_error: null });
    expect(await creator()).toMatchObject({ email_sent: true, status: 'Contacted' });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('is followed by another message when a person sends anyway, and stays as it was', async () => {
    const { uid, id, to, retry, creator } = await openUncertain();
    const before = await deliveryOf(uid, id);
    expect(await retry(true)).toMatchObject({ result: { state: 'queued' } });
    const next = `${id}_a1`;
    expect(await creator()).toMatchObject({ newest_email_id: next });
    const sent = await reaches(uid, next, 'sent');
    expect(sent).toMatchObject({ is_anyway: true });
    await work(uid, 48 * HOUR_MS);
    const mails = await eventually(
      () => mailsTo(to),
      (found) => found.length > 1,
    );
    const ids = mails.map(({ headers }) => headers['message-id']?.[0]);
    expect(ids.sort()).toEqual(
      [before, sent].map((one) => `<${String(one?.['message_id'])}>`).sort(),
    );
    expect(await deliveryOf(uid, id)).toEqual({ ...before, replaced_by: next });
    // A confirmation about the first message, by a person who has not seen the second, sends
    // nothing more.
    expect(await retry(true)).toMatchObject({ code: 'bad_request' });
    await work(uid, 49 * HOUR_MS);
    expect(await mailsTo(to)).toHaveLength(2);
  });
});
