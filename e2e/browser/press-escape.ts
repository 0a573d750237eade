import type { Page } from '@playwright/test';

/**
 * Presses Escape once what was drawn last is painted. A person cannot press earlier, and a dialog
 * listens from then on; a slow machine leaves room for a press before.
 */
export async function pressEscape(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.keyboard.press('Escape');
}
