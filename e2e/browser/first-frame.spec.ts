import type { Page } from '@playwright/test';
import { openTestAccount, tester } from '../support/account.ts';
import { deepOr } from '../support/deep.ts';
import { useKey } from '../support/person.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { card, openDashboard } from './dashboard.ts';
import { expect, faultyTest as test, signInAsNew } from './fixtures.ts';

/** The dashboard's page before its scripts: what it shows, and that nothing moves after that. */

const frame = (page: Page) => page.locator('#first-frame');
const credits = (page: Page) => card(page, 'Credits Remaining').getByText('9', { exact: true });

/** Waits for the app's own figures, all of them live: these are what is kept for the next visit. */
async function showsLiveFigures(page: Page) {
  await expect(frame(page)).toHaveCount(0);
  await expect(credits(page)).toBeVisible();
  await expect(page.locator('[data-kept=sent]')).toBeVisible();
  await expect(page.getByText(/^as of \d/)).toHaveCount(0);
}

/** No script of the app gets through until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // The live figures would come too soon to be told from the last known ones.
  await page.route(/google\.firestore/, () => undefined);
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Where the parts of the page are that are there from the first frame on. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const seen = document.querySelectorAll<HTMLElement>(
      'h1, h2, nav a, aside, [data-kept], textarea',
    );
    // What is open of the day, and the chart, come with the app.
    const isLater = (part: Element) =>
      part.closest('[data-today-panel]') !== null || part.textContent === 'Creators by status';
    return [...seen]
      .filter((part) => part.checkVisibility() && !isLater(part))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        // A minute may have begun since they were kept.
        if (part.textContent.startsWith('as of')) return `as of ${Math.round(y)}`;
        if (part.dataset['kept']?.endsWith('-when')) return `when ${Math.round(y)}`;
        const box = [x, y, width, height].map(Math.round).join(' ');
        return `${part.tagName} ${part.textContent} ${box}`;
      });
  });

const NARROW_DARK = { width: 360, colorScheme: 'dark' } as const;
const WIDE_LIGHT = { width: 1440, colorScheme: 'light' } as const;
const LOOKS = deepOr(
  [
    NARROW_DARK,
    WIDE_LIGHT,
    { width: 360, colorScheme: 'light' },
    { width: 768, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const,
  [NARROW_DARK, WIDE_LIGHT] as const,
);

test('the first frame shows the last known figures, and the app takes its place without a move', async ({
  page,
}) => {
  test.slow();
  const { uid, name } = await openTestAccount();
  await quietCapture({ uid, url: tester(`first-${uid}`).url });
  await useKey(uid);
  await signInAsNew(page, { name, email: `${name}@brand.test` });
  await expect(credits(page)).toBeVisible();

  for (const { width, colorScheme } of LOOKS)
    await test.step(`at ${width} px, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard');
      await showsLiveFigures(page);
      await page.goto('/support');

      const release = await holdBack(page);
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await expect(credits(page)).toBeVisible();
      await expect(page.getByText(/^as of \d/)).toBeVisible();
      const before = await places(page);
      release();
      await expect(frame(page)).toHaveCount(0);
      await expect(credits(page)).toBeVisible();
      expect(await places(page)).toEqual(before);
      await page.unrouteAll();
    });
});

test('a signed-out visitor sees no frame, and is led to the sign-in with their path', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/dashboard/crm?q=ann', { waitUntil: 'commit' });
  await expect(frame(page)).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fcrm%3Fq%3Dann$/);
});

test('another screen has the frame alone, with its own link marked', async ({ page, context }) => {
  await openDashboard(page, 'Frida');
  await context.addCookies([
    { name: 'sidebar:state', value: 'false', url: new URL(page.url()).origin },
  ]);
  await page.goto('/support');
  await holdBack(page);
  await page.goto('/dashboard/crm', { waitUntil: 'commit' });
  const nav = frame(page).getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page');
  await expect(frame(page).getByRole('heading')).toHaveCount(0);
  expect((await frame(page).locator('aside').boundingBox())?.width).toBe(48);
  await expect(frame(page).locator('aside').getByText('F', { exact: true })).toBeVisible();
});
