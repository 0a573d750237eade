import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect } from './fixtures.ts';

/** Steps on the public pages. */

export const section = (page: Page, id: string) => page.locator(`section#${id}`);

/** Brings every part that needs a script into view, and the pointer over it, which loads the script. */
export async function wakeAll(page: Page) {
  for (const island of await page.locator('[data-island]').all()) {
    // A part that is not shown at this width is not loaded.
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    // By the pointer alone: the focus stays where it is.
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-awake', '');
  }
}

/** A toast of the public pages with this text. */
export const siteToast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** The requests the page makes from now on, as 'GET https://…'. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

/** Checks that the page has no violation that axe can find, and is as wide as its window. */
export async function expectSound(page: Page, look: string) {
  expect.soft(await violationsOn(page), look).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${look}, scrolls sideways`).toBe(0);
}
