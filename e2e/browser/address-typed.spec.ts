import { firstEmailId } from '@vibes/core/delivery/email-id';
import { tester } from '../support/account.ts';
import { deliveryOf, MINUTE_MS, reaches, saveSettings, work } from '../support/deliveries.ts';
import { mailsTo } from '../support/mailbox.ts';
import { captureOnPhone } from '../support/phone.ts';
import { drawer, expectNoViolations, signIn } from './crm.ts';
import { row } from './deliveries.ts';
import { expect, faultyTest as test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** An address that a person types: while the email waits, and after it went out. */

test('a typed address gets the email that waits, and nothing that went out', async ({ page }) => {
  const account = await signIn(page);
  const typed = `typed@${account.name}.studio`;
  const later = `later@${account.name}.studio`;
  await saveSettings(account, { table: 'email_settings', data: { hold_back: '5' } });
  const { creator, email } = await captureOnPhone(tester(account.name).url, account.api_key);
  const found = email.to ?? '';
  const id = firstEmailId(creator.id ?? '');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`/dashboard/crm?creator=${creator.id ?? ''}`);
  const section = drawer(page).getByRole('region', { name: 'Email', exact: true });
  const sent = section.getByText('Email sent').locator('..');
  await expect(row(page, found)).toContainText('On hold');

  async function type(address: string) {
    await section.getByLabel('Email address').fill(address);
    await section.getByRole('button', { name: 'Save address' }).click();
  }

  await test.step('what is no address, or takes no mail, is refused and stays in the field', async () => {
    await section.getByRole('button', { name: 'Type another address' }).click();
    await type('typed@nodomain.example.com');
    await expect(section.getByText(/nodomain\.example\.com doesn’t accept any/)).toBeVisible();
    await type('typed at studio');
    await expect(section.getByText(/That is not an email address/)).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('the email that waits is sent to the typed one', async () => {
    await type(typed);
    await expect(page.getByText(`email is now ${typed}`)).toBeVisible();
    await expect(page.getByText('The waiting email will be sent there.')).toBeVisible();
    await expect(section.getByText('Typed by you')).toBeVisible();
    await expect(section.getByRole('list', { name: 'Also found' })).toContainText(found);
    await expect(row(page, `Email to ${typed}`)).toContainText('On hold');
    expect(await deliveryOf(account.uid, id)).toMatchObject({ state: 'held', to: typed });
  });

  await test.step('it goes out once, and only there', async () => {
    await work(account.uid, 10 * MINUTE_MS);
    await reaches(account.uid, id, 'sent');
    expect(await mailsTo(typed)).toHaveLength(1);
    expect(await mailsTo(found)).toEqual([]);
    await expect(sent).toContainText('Sent');
  });

  await test.step('one typed after that changes nothing that went out, and says so', async () => {
    await section.getByRole('button', { name: 'Type another address' }).click();
    await type(later);
    await expect(
      page.getByText(`Your email already went to ${typed}. We won’t send another one.`),
    ).toBeVisible();
    await expect(sent).toContainText(`to ${typed}`);
    await expect(section.getByText('Typed by you').first()).toBeVisible();
    expect(await mailsTo(later)).toEqual([]);
    expect(await deliveryOf(account.uid, id)).toMatchObject({ state: 'sent', to: typed });
  });

  await test.step('the list says that it was typed', async () => {
    await pressEscape(page);
    await expect(page.getByRole('cell', { name: 'typed by you', exact: true })).toBeVisible();
    await page.getByRole('button', { name: `${later}, typed by you` }).click();
    const panel = page.getByRole('dialog', { name: `${later}, typed by you` });
    await expect(panel.getByText('Typed by you', { exact: true })).toBeVisible();
  });
});
