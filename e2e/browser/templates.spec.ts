import type { Page } from '@playwright/test';
import { tester } from '../support/account.ts';
import { reaches } from '../support/deliveries.ts';
import { watch } from '../support/inbound.ts';
import { captureOnPhone } from '../support/phone.ts';
import { signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The walk through the templates and the follow-ups, with the real server. */

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const preview = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Preview' }).locator('xpath=ancestor::section');
const panel = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Follow-ups' }).locator('xpath=ancestor::section[1]');
const followUps = (page: Page) => page.getByRole('switch', { name: 'Send follow-ups' });
const toast = (page: Page, text: string) =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text });

test('templates and follow-ups are written, saved, switched, and there after a reload', async ({
  page,
}) => {
  const account = await signIn(page);
  await watch(account);
  await page.goto('/dashboard/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Templates');

  await test.step('the preview is addressed to who is captured', async () => {
    await expect(preview(page)).toContainText('Ana Rivera is invented.');
    const { url, handle } = tester(account.name);
    const { creator } = await captureOnPhone(url, account.api_key);
    await expect(preview(page)).toContainText(creator.name);
    await expect(page.getByLabel('Preview with')).toContainText(`${creator.name} (@${handle})`);
    await reaches(account.uid, `email_${creator.id ?? ''}`, 'sent');
  });

  await test.step('a template is written and saved with the keyboard alone', async () => {
    await tab(page, 'Email').focus();
    await page.keyboard.press('ArrowRight');
    const field = page.getByLabel('Instagram DM Template');
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hello from the keyboard, ');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Insert {{creatorName}}' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Hello from the keyboard, {{creatorName}}');
    await expect(field).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Save Templates' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message templates updated successfully')).toBeVisible();
  });

  await test.step('follow-ups are written, and switched on for the creator already contacted', async () => {
    await panel(page).getByRole('button', { name: 'Write follow-ups' }).click();
    await panel(page).getByRole('button', { name: 'Insert follow-up example' }).click();
    await expect(preview(page).first()).toContainText('3 working days later, without a reply');
    await page.getByRole('button', { name: 'Save Templates' }).click();
    // It can be pressed once they are saved.
    await followUps(page).click();
    const question = panel(page).getByRole('group', { name: 'Switch on follow-ups' });
    await expect(question).toContainText('You emailed 1 creator in the last 30 days');
    await question.getByRole('button', { name: 'Include this creator' }).click();
    await expect(toast(page, 'Follow-ups are on')).toContainText('Planned for 1 creator.');
  });

  await test.step('switching off stops all, and can be undone', async () => {
    await followUps(page).click();
    await expect(followUps(page)).not.toBeChecked();
    await toast(page, 'Follow-ups are off').getByRole('button', { name: 'Undo' }).click();
    await expect(followUps(page)).toBeChecked();
  });

  await test.step('all is there after a reload, and the affiliate script is on the page while it is open', async () => {
    await expect(page.locator('script[data-tolt]')).toHaveCount(0);
    await page.route('**/product.json', (route) =>
      route.fulfill({ json: { affiliate_script_url: '/tracker.js', affiliate_key: 'public-key' } }),
    );
    await page.route('**/tracker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const loaded = page.waitForResponse('**/tracker.js');
    await page.reload();
    await loaded;
    await expect(page.locator('script[src="/tracker.js"][data-tolt="public-key"]')).toHaveCount(1);
    await expect(followUps(page)).toBeChecked();
    await tab(page, 'Instagram').click();
    await expect(page.getByLabel('Instagram DM Template')).toHaveValue(
      'Hello from the keyboard, {{creatorName}}',
    );
    await page.getByRole('link', { name: 'CRM', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creator CRM');
    await expect(page.locator('script[data-tolt]')).toHaveCount(0);
  });
});
