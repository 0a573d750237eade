import { button, switchTo, tabOf } from './crm-systems.ts';
import { signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** The systems that can store the creators. Notion with its server: `e2e/browser/notion-path.spec.ts`. */

test('a webhook is set up, made active, and cleared while it is', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/crm');
  const panel = await tabOf(page, 'Webhook');
  const url = panel.getByLabel('Webhook URL');

  await test.step('what is typed is not left without a question', async () => {
    await url.fill('https://hooks.example.com/creators');
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
  });

  await test.step('saved and made active, it still is after a reload', async () => {
    await button(panel, 'Save URL').click();
    await expect(page.getByText('CRM settings updated successfully').first()).toBeVisible();
    await switchTo(page, panel);
    await expect(page.getByText('Switched to Webhook CRM')).toBeVisible();
    await page.reload();
    await tabOf(page, 'Webhook');
    await expect(panel.getByText('Active', { exact: true })).toBeVisible();
    await expect(url).toHaveValue('https://hooks.example.com/creators');
  });

  await test.step('cleared, the built-in CRM is active again', async () => {
    await button(panel, 'Clear URL').click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await button(dialog, 'Clear URL').click();
    await expect(dialog).toBeHidden();
    const builtIn = await tabOf(page, 'Built-in CRM');
    await expect(builtIn.getByText('Active', { exact: true })).toBeVisible();
  });
});
