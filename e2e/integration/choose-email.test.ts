import { describe, expect, it } from 'vitest';
import type { OtherEmail } from '@vibes/core/contact/contact-candidate';
import {
  activityDocument,
  contactedDocument,
  creatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { sha256 } from '../../functions/src/adapters/crypto/node-crypto.ts';
import { runDispatch } from '../../functions/src/delivery/run-dispatch.ts';
import { call } from '../../local/src/world/call.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { callFunction } from '../support/call-function.ts';
import { mailsTo } from '../support/mailbox.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { worker } from '../support/worker.ts';

const until = () => new Date(Date.now() + 3_600_000);

/** A creator with a second address, whose email to the first is queued without a dispatch. */
async function openCreator() {
  const account = await openTestAccount(10);
  const { url } = tester(`${account.name}two`);
  const { id: delivery_id, to: old } = await quietCapture({ uid: account.uid, url });
  const creator_id = delivery_id.replace(/^email_/, '');
  const chosen = `management@${account.name}.studio`;
  const other: OtherEmail = {
    email: chosen,
    source: 'linktree',
    found_at: 'https://linktr.ee/two',
    evidence: `Management: ${chosen}`,
    repaired: false,
    rival: null,
    choice_reason: null,
  };
  const creator = creatorDocument.path(account.uid, creator_id);
  await (await database()).doc(creator).update({ other_emails: [other] });
  return {
    account,
    url,
    old,
    chosen,
    creator,
    creator_id,
    delivery: deliveryDocument.path(account.uid, delivery_id),
    choose: (email: string) =>
      call({ ...account.session, name: 'chooseEmail', payload: { creator_id, email } }),
    send: async () => runDispatch(await worker(), { uid: account.uid, until: until() }),
    claim: (email: string) => dataOf(contactedDocument.path(account.uid, sha256(email))),
  };
}

describe('choosing another address', () => {
  it('moves the waiting email to it, which is sent there and nowhere else', async () => {
    const { choose, chosen, old, creator, delivery, send, claim } = await openCreator();
    expect(await choose(chosen)).toEqual({ chosen: true });
    expect(await choose(chosen)).toEqual({ chosen: true });
    expect(await dataOf(creator)).toMatchObject({
      email: chosen,
      email_source: 'linktree',
      email_set_by: 'person',
      other_emails: [{ email: old }],
    });
    expect(await dataOf(delivery)).toMatchObject({ state: 'queued', to: chosen });
    expect(await claim(old)).toBeUndefined();
    expect(await claim(chosen)).toBeDefined();
    await send();
    await send();
    expect(await mailsTo(chosen)).toHaveLength(1);
    expect(await mailsTo(old)).toHaveLength(0);
  });

  it('to and fro while ten workers send makes one mail, to the address in its delivery', async () => {
    const { choose, chosen, old, delivery, send } = await openCreator();
    await Promise.all([
      ...[chosen, old, chosen, old, chosen].map(choose),
      ...Array.from({ length: 10 }, send),
    ]);
    await send();
    const stored = await dataOf(delivery);
    expect(stored).toMatchObject({ state: 'sent' });
    const [toOld, toChosen] = await Promise.all([mailsTo(old), mailsTo(chosen)]);
    expect([toOld.length, toChosen.length].sort()).toEqual([0, 1]);
    expect(stored?.['to']).toBe(toOld.length === 1 ? old : chosen);
  });

  it('after the email was sent changes the creator, and sends no other', async () => {
    const { account, url, choose, chosen, old, creator, send } = await openCreator();
    await send();
    await choose(chosen);
    expect(await dataOf(creator)).toMatchObject({ email: chosen, email_sent: true });
    expect((await requestCapture(account, { url })).body).toMatchObject({
      outcome: 'already_contacted',
    });
    await send();
    expect(await mailsTo(old)).toHaveLength(1);
    expect(await mailsTo(chosen)).toHaveLength(0);
  });

  it('adds one line to the feed for each choice', async () => {
    const { account, choose, chosen, old } = await openCreator();
    await Promise.all([choose(chosen), choose(chosen), choose(chosen)]);
    await choose(old);
    const feed = (await database()).collection(activityDocument.collection(account.uid));
    expect((await feed.where('kind', '==', 'email_chosen').get()).size).toBe(2);
  });
});

describe('an address is refused', () => {
  it('that was not found, of an unknown creator, or with an extra field', async () => {
    const { account, creator_id, chosen, creator } = await openCreator();
    const { id_token } = account.session;
    const before = await dataOf(creator);
    const payloads = [
      { creator_id, email: 'eve@evil-mail.test' },
      { creator_id: 'nobody', email: chosen },
      { creator_id: 'a/../../eve/creators/b', email: chosen },
      { creator_id, email: '' },
      { creator_id, email: chosen, email_set_by: 'event' },
    ];
    for (const payload of payloads) {
      expect(await callFunction('chooseEmail', { id_token, payload })).toMatchObject({
        status: 400,
        code: 'bad_request',
      });
    }
    expect(await dataOf(creator)).toEqual(before);
  });

  it('of another person’s creator, and without a sign-in', async () => {
    const { creator_id, chosen, creator } = await openCreator();
    const payload = { creator_id, email: chosen };
    const { session } = await openTestAccount();
    expect(
      await callFunction('chooseEmail', { id_token: session.id_token, payload }),
    ).toMatchObject({
      code: 'bad_request',
    });
    expect(await callFunction('chooseEmail', { payload })).toMatchObject({ status: 401 });
    expect(await dataOf(creator)).toMatchObject({ email_set_by: 'event' });
  });

  it('that already had another email', async () => {
    const { account, choose, chosen, creator } = await openCreator();
    const claim = (await database()).doc(contactedDocument.path(account.uid, sha256(chosen)));
    await claim.set({ delivery_id: 'email_somebody-else', at: new Date() });
    await expect(choose(chosen)).rejects.toThrow(/already sent an email to/);
    expect(await dataOf(creator)).toMatchObject({ email_set_by: 'event' });
  });
});
