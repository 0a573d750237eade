import type { Page } from '@playwright/test';
import { emailSettingsDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { dataOf } from '../support/database.ts';
import { expectNoViolations, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** The walk through Email Settings, with the real server: what is saved is there after a reload. */

const HOOK = 'https://hooks.example.com/email';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('the systems, the sending and the replies are set, and kept over a reload', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await page.goto('/dashboard/email');
  const secret = page.getByTestId('signing-secret');
  const showSecret = async () => {
    await page.getByText('Signing secret', { exact: true }).click();
    await button(page, 'Show signing secret').click();
    await expect(secret).toHaveText(/^whsec_[A-Za-z0-9+/=]{32,}$/);
    return secret.innerText();
  };

  await test.step('Gmail is checked and saved', async () => {
    await page.getByLabel('Gmail Address').fill('ella@gmail.com');
    await page.getByLabel('Gmail App Password', { exact: true }).fill('abcd efgh ijkl mnop');
    await button(page, 'Save Gmail Settings').click();
    await expect(page.getByText('Saved as ••••mnop.')).toBeVisible();
  });

  await test.step('replies are watched for, and no longer', async () => {
    const panel = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Replies', exact: true }),
    });
    await expectNoViolations(page);
    const watch = panel.getByRole('switch', { name: 'Watch for replies' });
    await watch.check();
    await button(page, 'Save Changes').click();
    await expect(panel).toContainText('On.');
    expect(await dataOf(emailSettingsDocument.path(uid))).toMatchObject({ watch_replies: true });
    await watch.uncheck();
    await button(page, 'Save Changes').click();
    await expect(panel).not.toContainText('On.');
    expect(await dataOf(mailboxDocument.path(uid))).toMatchObject({ watch: null });
  });

  await test.step('sending is set', async () => {
    await choice(page, '5 minutes').check();
    await page.getByLabel('Daily limit, Gmail only').fill('120');
    await page.getByLabel('Postal address').fill('Brand Ltd\n1 Mill Road\nLeeds');
    await button(page, 'Save Changes').click();
    await expect(page.getByText(/^\d+ of 120 sent in the last 24 hours\.$/)).toBeVisible();
  });

  await test.step('a webhook is saved and made active, its secret is replaced', async () => {
    await tab(page, 'Webhook').click();
    await page.getByLabel('Webhook URL').fill(HOOK);
    await page.getByLabel('Webhook URL').press('Enter');
    await button(page, 'Make Active').click();
    await question(page, 'Switch Email System?')
      .getByRole('button', { name: 'Confirm Switch' })
      .click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    const first = await showSecret();
    await button(page, 'Rotate secret').click();
    await question(page, 'Rotate the signing secret?')
      .getByRole('button', { name: 'Rotate secret' })
      .click();
    await expect(secret).not.toHaveText(first);
  });
  const second = await secret.innerText();

  await test.step('all of it is there after a reload, and leaving what is typed asks first', async () => {
    await page.reload();
    await expect(tab(page, 'Webhook')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Webhook URL')).toHaveValue(HOOK);
    await expect(choice(page, '5 minutes')).toBeChecked();
    await expect(page.getByLabel('Daily limit, Gmail only')).toHaveValue('120');
    await expect(page.getByLabel('Postal address')).toHaveValue('Brand Ltd\n1 Mill Road\nLeeds');
    await tab(page, 'Gmail').click();
    await expect(page.getByLabel('Gmail Address')).toHaveValue('ella@gmail.com');
    await page.getByLabel('Gmail Address').fill('half@');
    await page.getByRole('link', { name: 'CRM', exact: true }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await button(page, 'Leave').click();
    await expect(page.getByRole('heading', { name: 'Creator CRM' })).toBeVisible();
  });

  await test.step('the webhook of the CRM has the same secret', async () => {
    await tab(page, 'Webhook').click();
    expect(await showSecret()).toBe(second);
  });

  await test.step('clearing the URL of the active webhook makes Gmail active', async () => {
    await page
      .locator('aside')
      .getByRole('link', { name: /^Email/ })
      .click();
    await button(page, 'Clear URL').click();
    await question(page, 'Are you sure?').getByRole('button', { name: 'Clear URL' }).click();
    await expect(button(page, 'Make Active')).toBeDisabled();
    await page.reload();
    await expect(tab(page, 'Gmail')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });
});
