import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The tabs of the systems on the CRM page. */

export async function tabOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

export async function switchTo(page: Page, panel: Locator) {
  await button(panel, 'Make Active').click();
  const dialog = page.getByRole('alertdialog', { name: 'Switch CRM System?' });
  await expect(dialog).toContainText('Your data stays saved in all systems');
  await button(dialog, 'Confirm Switch').click();
  await expect(dialog).toBeHidden();
}
