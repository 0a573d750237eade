import type { Page } from '@playwright/test';
import { EXAMPLES } from '../../web/src/site/landing/try-it/examples.data.ts';
import { newPerson } from '../support/person.ts';
import { expect, faultyTest, signInAsNew, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { section, wakeAll, watchRequests } from './site.ts';

/** The first page: the navigation, the demonstrations, the links into the app. */

test.use({ reducedMotion: 'no-preference' });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the first page links to every page, answers questions and plays its scene', async ({
  page,
}) => {
  await page.goto('/');
  const fade = () =>
    page.locator('main').evaluate((main) => {
      const { animationName, animationDuration } = getComputedStyle(main);
      return `${animationName} ${animationDuration}`;
    });
  expect(await fade()).toBe('none 0s');

  await test.step('a press plays the scene again', async () => {
    const row = page.locator('.database-new');
    const opacity = () => row.evaluate((element) => Number(getComputedStyle(element).opacity));
    await expect.poll(opacity).toBe(1);
    await page.getByRole('button', { name: 'Play again' }).click();
    expect(await opacity()).toBe(0);
  });

  await test.step('the navigation has a shadow after 50 px and links to every page', async () => {
    const header = page.locator('[data-nav]');
    for (const [y, isMarked] of [
      [51, true],
      [50, false],
      [400, true],
      [0, false],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await expect
        .poll(() => header.evaluate((element) => element.hasAttribute('data-scrolled')), `${y} px`)
        .toBe(isMarked);
    }
    for (const [name, href] of [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['FAQ', '/#faq'],
      ['Support', '/support'],
      ['Documentation', '/dashboard/shortcut-setup'],
      ['Sign In', '/login'],
      ['Get Started', '/signup'],
    ] as const)
      await expect(nav(page).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  await test.step('one question is open at a time, by keyboard too', async () => {
    const questions = section(page, 'faq').locator('details');
    await expect(questions).toHaveCount(6);
    for (const at of [1, 4]) {
      await questions.nth(at).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(questions.nth(at)).toHaveAttribute('open');
      await expect(section(page, 'faq').locator('details[open]')).toHaveCount(1);
    }
  });

  await test.step('the code for the phone is drawn in the browser', async () => {
    await wakeAll(page);
    await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  });

  await test.step('a page fades in after a link from another page, and is shown at once otherwise', async () => {
    await nav(page).getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL(/\/support$/);
    expect(await fade()).toBe('page-in 0.3s');
    await page.reload();
    expect(await fade()).toBe('none 0s');
  });
});

test.describe('a pasted bio', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('shows its address with the evidence, or that there is none, and is sent to nobody', async ({
    page,
  }) => {
    await page.goto('/');
    await wakeAll(page);
    const part = section(page, 'try-it');
    const bio = part.getByLabel('A creator’s bio');
    // The finder is loaded with the first text; from then on the page makes no request.
    await bio.fill('Zoe paints: zoe (at) brushandkiln dot studio');
    await expect(part.locator('.try-it-address')).toHaveText('zoe@brushandkiln.studio');
    const asked = watchRequests(page);

    await bio.fill('Ada bakes.\nWrite to ada (at) ovenandrye dot studio');
    await expect(part.locator('.try-it-address')).toHaveText('ada@ovenandrye.studio');
    await expect(part.locator('mark')).toHaveText('ada (at) ovenandrye dot studio');
    await part.getByRole('button', { name: /^Copy / }).click();
    await expect(part.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ada@ovenandrye.studio');
    await expect(part.getByRole('button', { name: 'Copy ada@ovenandrye.studio' })).toBeVisible();

    await bio.fill('Ada bakes. Nothing else to say.');
    await expect(part.getByText('No address in this text')).toBeVisible();
    await expect(part.locator('mark')).toHaveCount(0);
    await bio.fill(`Ada bakes: ada@ovenandrye.studio ${'a'.repeat(5000)}`);
    await expect(part.getByText('The first 5,000 of 5,033 characters count here.')).toBeVisible();
    await expect(part.locator('.try-it-address')).toHaveText('ada@ovenandrye.studio');
    await expect(part.getByText('On your phone this is one press.')).toBeVisible();

    for (const { label, address } of EXAMPLES) {
      await part.getByRole('button', { name: label }).click();
      if (address) await expect(part.locator('.try-it-address')).toHaveText(address);
      else await expect(part.getByText('No address in this text')).toBeVisible();
    }
    // The film's picture may be loaded meanwhile.
    expect(asked.filter((request) => !request.includes('/film/'))).toEqual([]);
  });
});

faultyTest('a finder that cannot be loaded says so and can be tried again', async ({ page }) => {
  await page.goto('/');
  await wakeAll(page);
  await page.route('**/assets/**', (route) => route.abort());
  const part = section(page, 'try-it');
  await part.getByLabel('A creator’s bio').fill('ada (at) ovenandrye dot studio');
  await expect(part.getByText('We couldn’t load the finder.')).toBeVisible();
  await page.unroute('**/assets/**');
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect(part.locator('.try-it-address')).toHaveText('ada@ovenandrye.studio');
});

test('a signed-in person sees the dashboard in place of the sign-in links, from the first paint on', async ({
  page,
}) => {
  await signInAsNew(page, newPerson('Dora'));
  // Without the page's own script: what is shown now was shown at the first paint.
  await page.route('**/assets/site/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto('/');
  await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the menu closes by Escape, by a press beside it, and by an entry', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('[data-menu]');
    const button = menu.locator('summary');
    const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open);
    for (const close of [
      () => pressEscape(page),
      () => page.mouse.click(20, 760),
      () => menu.getByRole('link', { name: 'Pricing' }).click(),
    ]) {
      await button.click();
      await expect.poll(isOpen).toBe(true);
      await close();
      await expect.poll(isOpen).toBe(false);
    }
    await expect(page).toHaveURL('/#pricing');
    await expect(section(page, 'pricing')).toBeInViewport();

    await test.step('the shortcut has a button in place of the code', async () => {
      const way = section(page, 'get-started').getByRole('link', {
        name: 'Build the shortcut, about five minutes',
      });
      await expect(way).toHaveAttribute('href', '/dashboard/shortcut-setup');
      await expect(page.getByRole('img', { name: /^QR code of/ })).toBeHidden();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all text can be read, and each button links somewhere', async ({ page }) => {
    await page.goto('/');
    for (const text of [
      'A Shortcut to DM Creators',
      'Features',
      'Why Apple Shortcuts?',
      'FAQ',
      'Pricing',
      'Get Started in Three Steps',
    ])
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    const answer = section(page, 'faq').locator('details').nth(1);
    await answer.locator('summary').click();
    await expect(answer.locator('p').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play again' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Choose Starter' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fdashboard%2Fprofile%3Ftab%3Dplans',
    );
  });
});
