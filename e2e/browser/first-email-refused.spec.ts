import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { contactedDocument, creatorDocument } from '@vibes/core/firestore/documents';
import { createHash } from 'node:crypto';
import { tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { mailsTo } from '../support/mailbox.ts';
import { accountOf } from '../support/person.ts';
import { PASSWORD, capture, gmailPerson, password, pasted, send, sent } from './first-email.ts';
import { expect, faultyTest, signInAsNew } from './fixtures.ts';

faultyTest(
  'what was refused can be sent all the same, and leaving asks first',
  async ({ page }) => {
    const person = gmailPerson('Nora');
    await signInAsNew(page, person);
    const { uid } = await accountOf(person);
    await capture(page, tester(person.email).url);
    await expect(page.getByText('Found in the bio')).toBeVisible();
    const question = (name: string) => page.getByRole('alertdialog', { name });

    await faultyTest.step('a typed address is not lost without a question', async () => {
      await page.getByRole('button', { name: 'Use another address' }).click();
      await pasted(page).fill('nora@');
      await page.getByRole('link', { name: 'CRM', exact: true }).click();
      await question('Leave without saving?').getByRole('button', { name: 'Stay' }).click();
      await expect(pasted(page)).toHaveValue('nora@');
      await pasted(page).fill('');
    });

    const [creator] = (await (await database()).collection(creatorDocument.collection(uid)).get())
      .docs;
    const to = String(creator?.get('email'));
    await faultyTest.step('an address that had an email is asked about', async () => {
      const hash = createHash('sha256').update(mailboxKey(to)).digest('hex');
      const claim = (await database()).doc(contactedDocument.path(uid, hash));
      await claim.create({ delivery_id: 'email_of_another', at: new Date() });
      await password(page).fill(PASSWORD);
      await send(page).click();
      await question('Write to this address again?')
        .getByRole('button', { name: 'Cancel' })
        .click();
      await expect(page.getByRole('alert')).toContainText('You already emailed this address.');
      expect(await mailsTo(to)).toHaveLength(0);
    });

    await faultyTest.step('and so is one that refused an email; then it is sent', async () => {
      await creator?.ref.update({ email_refused_at: new Date() });
      await send(page).click();
      await question('Send to an address that was refused?')
        .getByRole('button', { name: 'Send anyway' })
        .click();
      await expect(sent(page)).toBeVisible();
      expect(await mailsTo(to)).toHaveLength(1);
    });
  },
);
