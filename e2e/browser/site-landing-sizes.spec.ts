import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { section } from './site.ts';

/** The first page in every width, on a phone, and without scripts. */

test.use({ reducedMotion: 'no-preference' });

test('the address that is found is covered at no width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 430, 576, 700, 768, 900, 959, 960, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = await page.evaluate(() => {
      const box = (of: string) =>
        document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
      const [found, card] = [box('.scene-mark'), box('.clipboard')];
      return Math.max(card.top - found.bottom, card.left - found.right);
    });
    expect(apart, `${width} px`).toBeGreaterThan(0);
  }
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

    await test.step('the finder is on the first screen, and a press quicker than its script counts', async () => {
      await page.goto('/');
      const part = section(page, 'try-it');
      await expect(part.getByLabel('A creator’s bio')).toBeInViewport({ ratio: 1 });
      await expect(part.locator('.try-it-address')).toBeInViewport({ ratio: 1 });
      await part.getByRole('button', { name: 'Two addresses' }).click();
      await expect(part.locator('.try-it-address')).toHaveText('team@invented-talent-demo.com');
    });

    await test.step('the features are one row, which keys move too', async () => {
      const row = page.locator('.features-list');
      await expect(row).toHaveAttribute('tabindex', '0');
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    });

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
    const soon = section(page, 'pricing').locator('summary').first();
    await soon.click();
    await expect(page.getByText('1000 creator contacts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose Starter' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fdashboard%2Fprofile%3Ftab%3Dplans',
    );
  });
});
