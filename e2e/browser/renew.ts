import type { Page } from '@playwright/test';

/** An answer younger than this, in ms, is not requested again. */
const FRESH_MS = 60_000;

/**
 * Makes the page read the settings anew, as it does when the connection comes back, so that what a
 * test wrote to the database is shown without a load. Needs the page's clock installed.
 */
export async function renew(page: Page) {
  // No timer runs: the database's SDK would take a request under way for a lost one.
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, FRESH_MS));
  const answered = page.waitForResponse('**/api/call/getUserData');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await answered;
}
