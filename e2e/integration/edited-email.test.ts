import { deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount } from '../support/account.ts';
import { startCrashing } from '../support/crashing-process.ts';
import { dataOf } from '../support/database.ts';
import {
  deliveryOf,
  HOUR_MS,
  queueMails,
  reaches,
  saveSettings,
  statesOf,
  work,
} from '../support/deliveries.ts';
import { countMails, mailsTo } from '../support/mailbox.ts';
import { deepOr } from '../support/deep.ts';

/** Let go at once. */
const EMAILS = deepOr(100, 40);

/** An account with so many emails on hold, and what a person does with them by the endpoints. */
async function reviewing(mails: number) {
  const account = await openTestAccount(mails + 5);
  const data = { hold_back: 'review', daily_cap: 500 } as const;
  await saveSettings(account, { table: 'email_settings', data });
  const queued = await queueMails(account, mails);
  const { uid } = account;
  const [{ id, to } = { id: '', to: '' }] = queued;
  return {
    ...{ account, uid, queued, id, to },
    edit: (text: string, seen_revision = 0) => {
      const payload = { delivery_id: id, seen_revision, subject: 'For you', text };
      return call({ ...account.session, name: 'editEmail', payload });
    },
    send: (seen_revision = 0, delivery_id = id) => {
      const payload = { delivery_id, seen_revision };
      return call({ ...account.session, name: 'retryDelivery', payload });
    },
    payload: () => dataOf(deliveryPayloadDocument.path(uid, id)),
    mailed: () => countMails(queued.map((one) => one.to)),
  };
}
const settled = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('an email on hold that a person edits', () => {
  it('goes out as edited, once, with the footer it was queued with', async () => {
    const { edit, send, uid, id, to, account } = await reviewing(1);
    const data = { opt_out_footer: false, postal_address: 'Elsewhere' };
    await saveSettings(account, { table: 'email_settings', data });
    expect(await edit('Hi Ann, shall we?')).toEqual({ revision: 1 });
    await send(1);
    await reaches(uid, id, 'sent');
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'For you' });
    expect(mail?.text).toContain('Hi Ann, shall we?');
    expect(mail?.text).toMatch(/Unsubscribe: \S+\/api\/unsubscribe\//);
    expect(mail?.text).not.toContain('Elsewhere');
  });

  it.each(['before', 'after'])(
    'whose writer is killed %s the write is whole, and sent once',
    async (when) => {
      const { edit, send, uid, id, payload, mailed } = await reviewing(1);
      const was = String((await payload())?.['text']);
      const crashing = startCrashing('edit-then-crash', [uid, id, 'Hi Ann', when]);
      expect(await crashing.ended).toBe('SIGKILL');
      const revision = when === 'after' ? 1 : 0;
      expect(await deliveryOf(uid, id)).toMatchObject({ state: 'held', revision });
      expect((await payload())?.['text']).toBe(when === 'after' ? 'Hi Ann' : was);
      expect(await edit('Hi Ann')).toEqual({ revision: 1 });
      await send(1);
      await reaches(uid, id, 'sent');
      await work(uid, HOUR_MS);
      expect(await mailed()).toEqual([1]);
    },
  );

  it('by two tabs while a third sends: one text is sent, once, and it is the one that is stored', async () => {
    const { edit, send, uid, id, to, payload } = await reviewing(1);
    await Promise.all([settled(edit('One')), settled(edit('Two')), settled(send())]);
    const { state, revision } = (await deliveryOf(uid, id)) ?? {};
    if (state === 'held') await send(Number(revision));
    await reaches(uid, id, 'sent');
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(String((await payload())?.['text']));
  });

  it('that just left is refused with a sentence, and stays as it went', async () => {
    const { edit, send, uid, id, payload } = await reviewing(1);
    const before = await payload();
    await send();
    await reaches(uid, id, 'sent');
    expect(await settled(edit('Too late'))).toMatchObject({
      message: expect.stringContaining('no longer on hold') as string,
    });
    expect(await payload()).toEqual(before);
  });

  it('with 100 kB is refused with its length', async () => {
    const { edit, uid, id } = await reviewing(1);
    expect(await settled(edit('x'.repeat(100_000)))).toMatchObject({
      message: expect.stringContaining('100,000 characters') as string,
    });
    expect(await deliveryOf(uid, id)).toMatchObject({ state: 'held', revision: 0 });
  });
});

it(`${EMAILS} emails let go at once, each by two requests, go out once each`, async () => {
  const { queued, send, uid, mailed } = await reviewing(EMAILS);
  for (let from = 0; from < EMAILS; from += 20) {
    const some = queued.slice(from, from + 20).flatMap(({ id }) => [id, id]);
    await Promise.all(some.map((id) => settled(send(0, id))));
  }
  await Promise.all([work(uid), work(uid)]);
  await work(uid, HOUR_MS);
  expect(await statesOf(uid)).toEqual({ sent: EMAILS });
  expect(new Set(await mailed())).toEqual(new Set([1]));
});
