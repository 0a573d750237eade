import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has between two of its controls. */
const MOST_STOPS = 80;

/** Presses Tab, or Shift+Tab to go back, until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never comes to ${control.toString()}`);
}
