import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, signInAsNew, test } from './fixtures.ts';

/** The product's own times, as a person sees them: how long a check, a toast, a fade stands. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const signIn = (page: Page) =>
  signInAsNew(page, { name: 'Tim', email: `tim.${randomUUID().slice(0, 6)}@brand.test` });

/** Milliseconds from when it is there until it is gone. */
async function timeOf(locator: Locator): Promise<number> {
  await expect(locator).toBeVisible();
  const start = Date.now();
  await expect(locator).toBeHidden({ timeout: 10_000 });
  return Date.now() - start;
}
/** What a busy machine may add. */
const SLACK = 1500;

function about(measured: number, ms: number) {
  expect(measured).toBeGreaterThan(ms - 400);
  expect(measured).toBeLessThan(ms + SLACK);
}

test('the check of a copied referral link stands 2 seconds, a toast 5', async ({ page }) => {
  await signIn(page);
  const share = page.getByRole('button', { name: /Copy your referral link/ });
  await share.click();
  const [check, toast] = await Promise.all([
    timeOf(share.locator('svg.lucide-check')),
    timeOf(page.getByText('Link copied!')),
  ]);
  about(check, 2000);
  about(toast, 5000);
});

test('the check of a copied API key stands 3 seconds', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/api-keys');
  const copy = page.getByRole('button', { name: 'Copy API key' });
  await copy.click();
  about(await timeOf(copy.locator('svg.lucide-check')), 3000);
});

test('a toast waits under the pointer', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: /Copy your referral link/ }).click();
  const toast = page.getByText('Link copied!');
  await toast.hover();
  await page.waitForTimeout(6000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden({ timeout: 8000 });
});

/** Keeps each fade of the page's content as it begins; a slow machine is done with it before it could be asked. */
const watchFades = (page: Page) =>
  page.evaluate(() => {
    const fades: object[] = Object.assign(window, { fades: [] }).fades;
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('main > div')) return;
      const effect = target.getAnimations()[0]?.effect as KeyframeEffect;
      const [from] = effect.getKeyframes();
      fades.push({
        ms: effect.getComputedTiming().duration,
        from: { opacity: from?.['opacity'], transform: from?.['transform'] },
      });
    });
  });
const fades = (page: Page) => page.evaluate('fades');

test('a page fades in over 0.3 seconds from 20 pixels below after a navigation', async ({
  page,
}) => {
  await signIn(page);
  await watchFades(page);
  await page.getByRole('link', { name: 'API Key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  const fade = { ms: 300, from: { opacity: '0', transform: 'translateY(20px)' } };
  await expect.poll(() => fades(page)).toEqual([fade]);
});

test.describe('with less motion asked for', () => {
  test.use({ reducedMotion: 'reduce' });
  test('a page stands at once', async ({ page }) => {
    await signIn(page);
    await watchFades(page);
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
    expect(await fades(page)).toEqual([]);
  });
});
