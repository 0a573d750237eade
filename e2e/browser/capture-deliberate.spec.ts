import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { arrive, CAPTURE, captureButton, question, sentBy } from './capture-page.ts';
import { setPace, standIn } from './captures.ts';
import { expect, startSignedIn, test } from './fixtures.ts';

/** The question before a capture takes no press from somebody who has not seen it. */

/**
 * Holds back the time for which the question must be in sight; resolves to the function that ends
 * it.
 */
async function holdMoment(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      ms === 700 ? held.push(work) : later(work, ms, ...rest)) as typeof setTimeout;
    Object.assign(window, { endMoment: () => held.splice(0).forEach((work) => work()) });
  });
  return () => page.evaluate(() => (window as unknown as { endMoment: () => void }).endMoment());
}

const shareOf = (name: string) =>
  `${CAPTURE}?text=${encodeURIComponent(`https://www.tiktok.com/@${name}`)}`;

test('only a deliberate press captures', async ({ page }) => {
  await startSignedIn(page, newPerson('Dee'));
  await standIn(page);
  await setPace(page);
  const endMoment = await holdMoment(page);
  const sent = sentBy(page);
  await page.goto(CAPTURE);

  /** Shares another profile, so that the question opens again. */
  async function ask(name: string) {
    await arrive(page, shareOf(name));
    await expect(question(page)).toHaveAccessibleName(`Capture @${name} on TikTok?`);
    await expect(captureButton(page)).toBeFocused();
    sent.length = 0;
  }
  async function expectCaptured() {
    await expect(question(page)).toBeHidden();
    await expect.poll(() => sent.length).toBe(1);
  }

  for (const key of ['Enter', 'Space'] as const)
    await test.step(`keys held or repeated since the page before do not: ${key}`, async () => {
      await ask(`ann_${key.toLowerCase()}`);
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await page.keyboard.down(key);
      await endMoment();
      await expect(captureButton(page)).toBeEnabled();
      // The key is still down: what follows is its repetition, and its release.
      await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expect(captureButton(page)).toBeDisabled();
      await expect(captureButton(page)).toBeFocused();
      expect(sent).toEqual([]);

      await endMoment();
      await expect(captureButton(page)).toBeEnabled();
      await page.keyboard.press(key);
      await expectCaptured();
    });

  await test.step('the second click of a double-click from elsewhere does not', async () => {
    await ask('ben');
    await captureButton(page).dblclick({ force: true });
    // A press that began too early does not count, however late it ends.
    await captureButton(page).hover({ force: true });
    await page.mouse.down();
    await endMoment();
    await expect(captureButton(page)).toBeEnabled();
    await page.mouse.up();
    await expect(question(page)).toBeVisible();
    expect(sent).toEqual([]);

    await captureButton(page).click();
    await expectCaptured();
  });

  await test.step('the press of a screen reader, without keys or pointer, does', async () => {
    await ask('cara');
    await captureButton(page).evaluate((button: HTMLElement) => button.click());
    await expect(question(page)).toBeVisible();
    await endMoment();
    await expect(captureButton(page)).toBeEnabled();
    await captureButton(page).evaluate((button: HTMLElement) => button.click());
    await expectCaptured();
  });
});
