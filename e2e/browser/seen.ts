import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Toasts and panels may have the same text; a panel may be on the other tab. */
const seen = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();
/** All of these are on the screen. */
export const sees = (page: Page, ...texts: string[]) =>
  Promise.all(texts.map((text) => expect(seen(page, text)).toBeVisible()));

/** Nothing on the page says that it is loading. */
export const isLoaded = (page: Page) =>
  expect(page.getByRole('status', { name: /loading/i, includeHidden: true })).toHaveCount(0);

/** Closes every toast, so that a later one is new. */
export async function closeToasts(page: Page) {
  const toasts = page.locator('[data-scope=toast][data-part=root]');
  // Another may come while they are being closed.
  await expect(async () => {
    await toasts.evaluateAll((all) => {
      for (const toast of all)
        toast.querySelector<HTMLElement>('[data-part=close-trigger]')?.click();
    });
    await expect(toasts).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}
