import { firstEmailId } from '@vibes/core/delivery/email-id';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import { creditsOf, openTestAccount, requestCapture } from '../support/account.ts';
import { countOf, dataOf } from '../support/database.ts';
import { reaches } from '../support/deliveries.ts';
import { mailsTo } from '../support/mailbox.ts';

const DEAD = 'collabs@nodomain.polaprints.studio';
const ALIVE = 'hello@polaprints.studio';

it('an address whose domain takes no mail gets none, and the other one gets it once it is chosen', async () => {
  const account = await openTestAccount(10);
  const { uid, session } = account;
  const { body } = await requestCapture(account, { url: 'https://www.tiktok.com/@pola.prints' });
  expect(body).toMatchObject({
    outcome: 'created',
    email: { state: 'address_unreachable', to: DEAD },
    message: expect.stringContaining(`We also found ${ALIVE}.`) as string,
  });
  expect(await creditsOf(uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
  expect(await countOf(deliveryDocument.collection(uid))).toBe(0);

  const creator_id = body.ok ? (body.creator.id ?? '') : '';
  const send = () => call({ ...session, name: 'sendEmail', payload: { creator_id } });
  await expect(send()).rejects.toThrow(DELIVERY_REFUSALS.address_unreachable);
  await call({ ...session, name: 'chooseEmail', payload: { creator_id, email: ALIVE } });
  await send();
  expect(await reaches(uid, firstEmailId(creator_id), 'sent')).toMatchObject({ to: ALIVE });
  const mails = await Promise.all([DEAD, ALIVE].map(mailsTo));
  expect(mails.map(({ length }) => length)).toEqual([0, 1]);
  expect(await dataOf(creatorDocument.path(uid, creator_id))).toMatchObject({
    email: ALIVE,
    email_sent: true,
    email_unreachable_at: null,
  });
});
