import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { tabTo } from './tab-to.ts';
import { WHOLE_BROWSER } from './whole-browser.ts';

test.use({ launchOptions: WHOLE_BROWSER });

async function typeInto(page: Page, control: Locator, text: string) {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

test('sign-in, templates and switching systems all work without a mouse', async ({ page }) => {
  const email = `keys.${randomUUID().slice(0, 6)}@brand.test`;

  await test.step('sign in', async () => {
    await page.goto('/login');
    await tabTo(page, page.getByRole('button', { name: 'Sign in with Google' }));
    await page.keyboard.press('Enter');
    const chooser = page.getByRole('dialog');
    await tabTo(page, chooser.getByRole('button', { name: 'Use another account' }));
    await page.keyboard.press('Enter');
    await typeInto(page, chooser.getByLabel('Email'), email);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Keys Only');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('skip the sidebar', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('write the templates, insert a variable, save', async () => {
    await page.goto('/dashboard/messages');
    await tabTo(page, page.getByRole('tab', { name: 'Email' }));
    await typeInto(page, page.getByLabel('Email Template'), 'Hello from the keyboard, ');
    await tabTo(page, page.getByRole('button', { name: /Insert {{creatorName}}/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email Template')).toHaveValue(
      'Hello from the keyboard, {{creatorName}}',
    );
    for (const [before, tab] of [
      ['Email', 'Instagram'],
      ['Instagram', 'TikTok'],
    ] as const) {
      await tabTo(page, page.getByRole('tab', { name: before }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await typeInto(page, page.getByLabel(`${tab} DM Template`), 'A DM from the keyboard');
    }
    await tabTo(page, page.getByRole('button', { name: 'Save Templates' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message templates updated successfully')).toBeVisible();
  });

  await test.step('save a webhook, make it active, cancel with Escape first', async () => {
    await page.goto('/dashboard/email');
    await tabTo(page, page.getByRole('tab', { name: 'Gmail' }));
    await page.keyboard.press('ArrowRight');
    await typeInto(page, page.getByLabel('Webhook URL'), 'https://hooks.example.com/mail');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email settings updated successfully')).toBeVisible();
    const makeActive = page.getByRole('button', { name: 'Make Active' });
    await tabTo(page, makeActive, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Switch Email System?' });
    await expect(dialog).toBeVisible();
    await pressEscape(page);
    await expect(dialog).toBeHidden();
    await expect(makeActive).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Confirm Switch' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Switched to Webhook for email delivery')).toBeVisible();
  });

  await test.step('switch the CRM and back', async () => {
    await page.goto('/dashboard/crm');
    await tabTo(page, page.getByRole('tab', { name: 'Built-in CRM' }));
    await page.keyboard.press('End');
    await typeInto(page, page.getByLabel('Webhook URL'), 'https://hooks.example.com/crm');
    await page.keyboard.press('Enter');
    await expect(page.getByText('CRM settings updated successfully')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Make Active' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Switch CRM System?' });
    await tabTo(page, dialog.getByRole('button', { name: 'Confirm Switch' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Switched to Webhook CRM')).toBeVisible();
  });
});
