import type { Page } from '@playwright/test';

/** An answer this young, in ms, is not asked for again. */
const JUST_READ_MS = 6_000;

/**
 * The page reads the settings anew, as it does when the connection comes back: what was written
 * past it shows without a load. Needs the page's clock installed.
 */
export async function renew(page: Page) {
  await page.clock.fastForward(JUST_READ_MS);
  const answered = page.waitForResponse('**/api/call/getUserData');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await answered;
}
