import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { expect, signInAsNew, test } from './fixtures.ts';
import { holdClock } from './held-clock.ts';

/** The product's own times: how long a check mark, a toast and a fade last. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const toastSays = (page: Page) => page.getByText('Link copied!');
/** Advances the page's clock by so many ms: the element is there until then, gone just after. */
async function standsFor(page: Page, shown: Locator, ms: number) {
  await page.clock.runFor(ms - 100);
  await expect(shown).toBeVisible();
  await page.clock.runFor(400);
  await expect(shown).toBeHidden();
}

test('the check mark of a copied link lasts 2 seconds, of a copied key 3, a toast 5', async ({
  page,
}) => {
  await page.clock.install();
  await signInAsNew(page, newPerson('Tim'));
  const share = page.getByRole('button', { name: /Copy your referral link/ });

  await test.step('the check mark of a copied referral link lasts 2 seconds, a toast 5', async () => {
    await expect(share).toBeVisible();
    await holdClock(page);
    await share.click();
    const check = share.locator('svg.lucide-check');
    await expect(check).toBeVisible();
    await expect(toastSays(page)).toBeVisible();
    await standsFor(page, check, 2000);
    await standsFor(page, toastSays(page), 5000 - 2300);
  });

  await test.step('a toast stays under the pointer', async () => {
    await share.click();
    await expect(toastSays(page)).toBeVisible();
    await toastSays(page).hover();
    await page.clock.runFor(6000);
    await expect(toastSays(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(8000);
    await expect(toastSays(page)).toBeHidden();
    await page.clock.resume();
  });

  await test.step('the check mark of a copied API key lasts 3 seconds', async () => {
    await page.getByRole('link', { name: 'API Key' }).click();
    const copy = page.getByRole('button', { name: 'Copy API key' });
    await expect(copy).toBeVisible();
    await holdClock(page);
    await copy.click();
    const check = copy.locator('svg.lucide-check');
    await expect(check).toBeVisible();
    await standsFor(page, check, 3000);
  });
});

/** Records each fade of the page's content as it is drawn: on a slow machine it is over before the next frame. */
const watchFades = (page: Page) =>
  page.evaluate(() => {
    const fades: object[] = Object.assign(window, { fades: [] }).fades;
    const record = (drawn: Node) => {
      if (!(drawn instanceof Element) || !drawn.matches('main > div')) return;
      for (const { effect } of drawn.getAnimations()) {
        const [from] = (effect as KeyframeEffect).getKeyframes();
        fades.push({
          ms: effect?.getComputedTiming().duration,
          from: { opacity: from?.['opacity'], transform: from?.['transform'] },
        });
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(record);
    }).observe(document.body, { childList: true, subtree: true });
  });
const fades = (page: Page) => page.evaluate('fades');

test('a page fades in over 0.3 seconds from 20 pixels below, and is shown at once with less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInAsNew(page, newPerson('Tim'));
  await watchFades(page);
  await page.getByRole('link', { name: 'API Key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  const fade = { ms: 300, from: { opacity: '0', transform: 'translateY(20px)' } };
  await expect.poll(() => fades(page)).toEqual([fade]);

  await test.step('with less motion a page is shown at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await fades(page)).toEqual([fade]);
  });
});
