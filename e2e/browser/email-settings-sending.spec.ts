import type { Page } from '@playwright/test';
import { emailSettingsDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { hoursAgo } from '../support/channel-health.ts';
import { button, openSettings, tab } from './email-settings.ts';
import { expect, test } from './fixtures.ts';
import { renew } from './renew.ts';

/** When emails are sent, how many, and the footer below each. */

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const cap = (page: Page) => page.getByLabel('Daily limit, Gmail only');
const unsubscribe = (page: Page) =>
  page.getByRole('switch', { name: 'End each email with a way to unsubscribe' });
const WARNING = 'Many countries require a way to unsubscribe, and it keeps you out of spam.';

test('the send times, the limit and the footer of emails are set here', async ({ page }) => {
  await page.clock.install();
  const { uid } = await openSettings(page);

  await test.step('a new account has no hold, the default limit and an opt-out link', async () => {
    await expect(page.getByRole('heading', { name: 'Sending', exact: true })).toBeVisible();
    await expect(choice(page, 'Off')).toBeChecked();
    for (const name of ['1 minute', '5 minutes', '15 minutes', 'Review first'])
      await expect(choice(page, name)).not.toBeChecked();
    await expect(cap(page)).toHaveValue('');
    await expect(page.getByText(/^0 of [\d,]+ sent in the last 24 hours\.$/)).toBeVisible();
    await expect(unsubscribe(page)).toBeChecked();
    await expect(page.getByText(WARNING)).toHaveCount(0);
    await expect(button(page, 'Save sending settings')).toBeDisabled();
  });

  await test.step('the ways to hold emails are chosen by keyboard, and leaving unsaved asks first', async () => {
    await choice(page, 'Off').focus();
    await page.keyboard.press('ArrowUp');
    await expect(choice(page, 'Review first')).toBeChecked();
    await unsubscribe(page).focus();
    await page.keyboard.press('Space');
    await expect(unsubscribe(page)).not.toBeChecked();
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await button(page, 'Stay').click();
    await expect(choice(page, 'Review first')).toBeChecked();
    await unsubscribe(page).press('Space');
    await expect(unsubscribe(page)).toBeChecked();
  });

  await test.step('these settings are saved and stay, whichever system’s tab is open', async () => {
    await choice(page, '5 minutes').check();
    await cap(page).fill('2001');
    await button(page, 'Save sending settings').click();
    await expect(
      page.getByText('Please enter a whole number from 1 to 2,000, or leave it empty'),
    ).toBeVisible();
    await expect(cap(page)).toBeFocused();
    await cap(page).fill('120');
    await unsubscribe(page).uncheck();
    await expect(page.getByText(WARNING)).toBeVisible();
    await page.getByLabel('Postal address').fill('Brand Ltd\n1 Mill Road\nLeeds');
    await tab(page, 'Webhook').click();
    // The tab's own part is loaded: nothing below it moves any more.
    await expect(page.getByRole('heading', { name: 'How Webhooks Work' })).toBeVisible();
    await expect(cap(page)).toHaveValue('120');
    await button(page, 'Save sending settings').click();
    await expect(page.getByText('Email settings updated successfully')).toBeVisible();
    await expect(page.getByText('0 of 120 sent in the last 24 hours.')).toBeVisible();

    await page.reload();
    await expect(choice(page, '5 minutes')).toBeChecked();
    await expect(cap(page)).toHaveValue('120');
    await expect(unsubscribe(page)).not.toBeChecked();
    await expect(page.getByLabel('Postal address')).toHaveValue('Brand Ltd\n1 Mill Road\nLeeds');

    await cap(page).fill('');
    await button(page, 'Save sending settings').click();
    await expect(page.getByText('0 of 120 sent in the last 24 hours.')).toHaveCount(0);
  });

  await test.step('the link cannot be left out while the webhook sends', async () => {
    const settings = (await database()).doc(emailSettingsDocument.path(uid));
    await settings.update({
      webhook_url: 'https://hooks.example.com/1',
      active_email_mode: 'webhook',
    });
    await renew(page);
    await expect(page.getByText('Always on while your webhook sends.')).toBeVisible();
    await expect(unsubscribe(page)).toBeChecked();
    await expect(unsubscribe(page)).toBeDisabled();
    await expect(page.getByText(WARNING)).toHaveCount(0);
    await settings.update({ active_email_mode: 'gmail' });
    await renew(page);
    await expect(unsubscribe(page)).not.toBeChecked();
    await expect(unsubscribe(page)).toBeEnabled();
  });

  await test.step('a full mailbox shows how many were sent and when the next one is', async () => {
    const db = await database();
    await db.doc(emailSettingsDocument.path(uid)).update({ daily_cap: 2 });
    await db
      .doc(mailboxDocument.path(uid))
      .set({ sending: null, window: [hoursAgo(22), hoursAgo(1)] });
    await renew(page);
    await expect(
      page.getByText(/^2 of 2 sent in the last 24 hours, next at .+ \(in about 2 hours\)\.$/),
    ).toBeVisible();
  });
});
