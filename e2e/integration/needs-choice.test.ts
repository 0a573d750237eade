import { firstEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import { creditsOf, openTestAccount, requestCapture } from '../support/account.ts';
import { countOf, dataOf } from '../support/database.ts';
import { reaches } from '../support/deliveries.ts';
import { mailsTo } from '../support/mailbox.ts';

const LEE = 'lee@studio-lee.com';
const ANNLEE = 'annlee@studio-lee.com';
const request = { url: 'https://www.tiktok.com/@annlee.inks' };

it('two readings of one address get no email, and the one a person chooses gets one', async () => {
  const account = await openTestAccount(10);
  const { uid, session } = account;
  const { body } = await requestCapture(account, request);
  expect(body).toMatchObject({
    outcome: 'created',
    email: { state: 'needs_choice', to: null },
    message: expect.stringMatching(
      /^Saved\. The address could be \S+ or \S+\. Choose one in the CRM\./,
    ) as string,
    creator: { email: null },
  });
  expect(await creditsOf(uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
  expect(await countOf(deliveryDocument.collection(uid))).toBe(0);

  const creator_id = body.ok ? (body.creator.id ?? '') : '';
  const stored = () => dataOf(creatorDocument.path(uid, creator_id));
  const rivals = [
    { email: LEE, rival: ANNLEE, found_at: 'https://studio-lee.com' },
    { email: ANNLEE, rival: LEE, found_at: 'https://studio-lee.com' },
  ].map((rival) => expect.objectContaining(rival) as unknown);
  expect(await stored()).toMatchObject({
    email: null,
    read_blocked_by: null,
    other_emails: expect.arrayContaining(rivals) as unknown,
  });

  expect((await requestCapture(account, request)).body).toMatchObject({
    outcome: 'updated',
    email: { state: 'needs_choice' },
  });
  const send = () => call({ ...session, name: 'sendEmail', payload: { creator_id } });
  await expect(send()).rejects.toThrow(/Choose one first/);
  expect(await countOf(deliveryDocument.collection(uid))).toBe(0);

  await call({ ...session, name: 'chooseEmail', payload: { creator_id, email: ANNLEE } });
  expect(await stored()).toMatchObject({
    email: ANNLEE,
    email_set_by: 'person',
    other_emails: [{ email: LEE, rival: null }],
  });
  await send();
  expect(await reaches(uid, firstEmailId(creator_id), 'sent')).toMatchObject({ to: ANNLEE });
  const mails = await Promise.all([LEE, ANNLEE].map(mailsTo));
  expect(mails.map(({ length }) => length)).toEqual([0, 1]);
  expect((await requestCapture(account, request)).body).toMatchObject({
    outcome: 'already_contacted',
  });
  expect(await creditsOf(uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
});

it('an address on the site of a brand gets no email until a person takes it, for no further credit', async () => {
  const account = await openTestAccount(10);
  const { uid, session } = account;
  const { body } = await requestCapture(account, { url: 'https://www.tiktok.com/@tilly.tries' });
  expect(body).toMatchObject({
    email: { state: 'needs_choice', to: null },
    message: expect.stringContaining(
      'We found hello@velvetrow.co. It’s on velvetrow.co, which isn’t @tilly.tries’s own site.',
    ) as string,
  });
  expect(await countOf(deliveryDocument.collection(uid))).toBe(0);
  const creator_id = body.ok ? (body.creator.id ?? '') : '';
  expect(await dataOf(creatorDocument.path(uid, creator_id))).toMatchObject({
    email: null,
    other_emails: [{ email: 'hello@velvetrow.co', choice_reason: 'other_site' }],
  });
  const payload = { creator_id, email: 'hello@velvetrow.co' };
  await call({ ...session, name: 'chooseEmail', payload });
  await call({ ...session, name: 'sendEmail', payload: { creator_id } });
  const sent = await reaches(uid, firstEmailId(creator_id), 'sent');
  expect(sent).toMatchObject({ to: 'hello@velvetrow.co' });
  expect(await creditsOf(uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
});
