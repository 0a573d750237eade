import { describe, expect, it } from 'vitest';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { sendEmail } from '../../functions/src/delivery/run-send-email.ts';
import { testerCreator } from '../../local/src/stand-ins/creator-pages/tester-creator.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { countOf, dataOf } from '../support/database.ts';
import { deliveryOf, statesOf, work } from '../support/deliveries.ts';
import { callFunction } from '../support/call-function.ts';
import { mailsTo } from '../support/mailbox.ts';
import { worker } from '../support/worker.ts';
import { testWorld } from '../support/world.ts';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';

/**
 * Three creators who share an address, which is also on the profile of a fourth, not captured yet.
 */
async function open() {
  const account = await openTestAccount(10);
  const { handle, url } = tester(`${account.name}shared`);
  const bio = testerCreator({ platform: 'tiktok', handle })?.bio ?? '';
  const email = /\S+@\S+/.exec(bio)?.[0] ?? '';
  const creators = ['a', 'b', 'c'].map((id, nth) => [id, writtenCreator(nth, { email })] as const);
  await writeCreators(account.uid, Object.fromEntries(creators));
  const ports = { ...(await worker()), dispatch: () => Promise.resolve() };
  const { uid } = account;
  const { web } = await testWorld();
  return {
    account,
    uid,
    url,
    email,
    queue: (creator_id: string) => sendEmail(ports, { uid, creator_id, anyway: true }),
    /** The opt-out link of the first mail's header, at the address of this world. */
    link: async () => {
      const [mail] = await mailsTo(email);
      const [header = ''] = mail?.headers['list-unsubscribe'] ?? [];
      expect(mail?.headers['list-unsubscribe-post']).toEqual(['List-Unsubscribe=One-Click']);
      return web + new URL(header.replace(/[<>]/g, '')).pathname;
    },
  };
}

const oneClick = (link: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

describe('the opt-out link of a mail', () => {
  it('changes nothing when it is only opened', async () => {
    const { uid, email, queue, link } = await open();
    await queue('a');
    await work(uid);
    const page = await fetch(await link());
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form');
    expect(await dataOf(creatorDocument.path(uid, 'a'))).toMatchObject({ opted_out_at: null });
    await queue('b');
    await work(uid);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await statesOf(uid)).toEqual({ sent: 2 });
  });

  it('stops all mails to the address with one click, for every creator', async () => {
    const { account, uid, url, email, queue, link } = await open();
    await queue('a');
    await work(uid);
    await queue('b');
    const address = await link();
    const clicks = await Promise.all([oneClick(address), oneClick(address), oneClick(address)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    await work(uid);
    expect(await deliveryOf(uid, firstEmailId('b'))).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'opted_out' },
    });
    const creator = await dataOf(creatorDocument.path(uid, 'a'));
    expect(creator?.['opted_out_at']).not.toBeNull();

    const { id_token } = account.session;
    const payload = { creator_id: 'c', anyway: true };
    expect(await callFunction('sendEmail', { id_token, payload })).toMatchObject({
      code: 'bad_request',
      message: 'The creator unsubscribed from your emails.',
    });
    expect((await requestCapture(account, { url })).body).toMatchObject({
      ok: true,
      email: { state: 'opted_out', to: email },
      dm: null,
    });
    await work(uid);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await countOf(deliveryDocument.collection(uid))).toBe(2);
  });
});
