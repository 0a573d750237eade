import type { Page } from '@playwright/test';

/** Far enough ahead that no machine takes as long to stop the clock. */
const AHEAD_MS = 5000;

/**
 * Stops the page's clock, which the test has installed: from then on timers fire when the test
 * advances it.
 */
export async function holdClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}
