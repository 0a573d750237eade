import { firstEmailId } from '@vibes/core/delivery/email-id';
import { tester } from '../support/account.ts';
import { deliveryOf, reaches, work } from '../support/deliveries.ts';
import { mailsTo, setMailFault } from '../support/mailbox.ts';
import { captureOnPhone } from '../support/phone.ts';
import { drawer, signIn } from './crm.ts';
import { button, question, row, rows } from './deliveries.ts';
import { expect, faultyTest as test } from './fixtures.ts';

test.afterEach(() => setMailFault('none'));

test('an email that may have arrived is followed by another, and both stay in the list', async ({
  page,
}) => {
  const account = await signIn(page);
  await setMailFault('drop_after_data');
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  const to = email.to ?? '';
  const id = firstEmailId(creator.id ?? '');
  await work(account.uid);
  await reaches(account.uid, id, 'uncertain');
  await setMailFault('none');
  const before = await deliveryOf(account.uid, id);

  await page.goto('/dashboard/deliveries?state=attention');
  await expect(row(page, to)).toContainText('may have arrived');

  await test.step('Send again sends a second one; the first needs nobody any more', async () => {
    await page.getByRole('button', { name: /^Send again: email to/ }).click();
    await question(page).getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(/^Email to .+ is on its way$/)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await reaches(account.uid, `${id}_a1`, 'sent');
    expect(await mailsTo(to)).toHaveLength(2);
  });

  await test.step('the list shows both, the first as it was and what followed it', async () => {
    await page.goto('/dashboard/deliveries');
    await expect(rows(page)).toHaveCount(2);
    const first = rows(page).filter({ hasText: 'Unconfirmed' });
    await expect(first).toContainText('You have sent this creator another email since.');
    await expect(first.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
    await expect(rows(page).filter({ hasText: /Sent/ })).toHaveCount(1);
    expect(await deliveryOf(account.uid, id)).toEqual({
      ...before,
      replaced_by: `${id}_a1`,
      revision: 1,
    });
  });

  await test.step('its creator shows the newest', async () => {
    await page.goto(`/dashboard/crm?creator=${creator.id ?? ''}`);
    await expect(drawer(page).getByText('Email sent').locator('..')).toContainText('Sent');
  });

  await test.step('and the first may still be said to have arrived', async () => {
    await page.goto('/dashboard/deliveries');
    await button(page, `It arrived: email to ${creator.name}`).click();
    await expect(rows(page).filter({ hasText: /Sent/ })).toHaveCount(2);
  });
});
