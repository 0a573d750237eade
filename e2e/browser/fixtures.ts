import { test as base, expect, type Page } from '@playwright/test';

/** A browser test in which an unexpected console error or page error is a failure. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await use(undefined);
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Signs in with the Google button and the local account chooser, as somebody never seen before. */
export async function signInAsNew(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('button', { name: 'Use another account' }).click();
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByLabel('E-mail').fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
