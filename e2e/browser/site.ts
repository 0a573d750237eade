import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect } from './fixtures.ts';

/** Steps on the public pages. */

export const section = (page: Page, id: string) => page.locator(`section#${id}`);

/** Brings every part that needs a script near the screen, which wakes it. */
export async function wakeAll(page: Page) {
  for (const island of await page.locator('[data-island]').all()) {
    // One that is not shown at this width sleeps on.
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-awake', '');
  }
}

/** A toast of the public pages that says this. */
export const siteToast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** What the page asks any server for from now on, as 'GET https://…'. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

/** That the page as it stands is open to all, as far as axe can tell, and as wide as its window. */
export async function expectSound(page: Page, look: string) {
  expect.soft(await violationsOn(page), look).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${look}, scrolls sideways`).toBe(0);
}
