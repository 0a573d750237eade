import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { siteToast, wakeAll, watchRequests } from './site.ts';

/** The blog: search, articles, sharing. */

const MAILBOX = 'Outreach that does not burn your mailbox';
const MESSAGE = 'A first message a creator will answer';
const ADDRESS = "How to find a creator's email without guessing";

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Articles' }).getByRole('heading', { level: 2 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

/** Titles as shown: with curly apostrophes. */
const plain = (text: string) => text.replaceAll('’', "'").trim();
const shown = async (page: Page) => (await titles(page).allInnerTexts()).map(plain);

test.describe('the blog', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('can be searched, subscribed to, followed by feed and read', async ({ page }) => {
    await page.goto('/blog');
    await wakeAll(page);

    await test.step('the feed is valid and has every article', async () => {
      const feed = await page.evaluate(async () => {
        const answer = await fetch('/blog/rss.xml');
        const xml = new DOMParser().parseFromString(await answer.text(), 'text/xml');
        const count = (name: string) => xml.querySelectorAll(name).length;
        const type = answer.headers.get('content-type');
        return { type, faults: count('parsererror'), items: count('item') };
      });
      expect(feed).toEqual({ type: expect.stringContaining('xml'), faults: 0, items: 3 });
    });

    await test.step('the newsletter form takes only an address, says thanks, and calls no server', async () => {
      const email = page.getByLabel('Email');
      const thanks: string[] = [];
      page.on('dialog', (dialog) => {
        thanks.push(dialog.message());
        void dialog.accept();
      });
      const subscribe = page.getByRole('button', { name: 'Subscribe' });
      await email.fill('no address');
      await subscribe.click();
      expect(thanks).toEqual([]);
      const asked = watchRequests(page);
      await email.fill('ada@brand.test');
      await subscribe.click();
      await expect
        .poll(() => thanks)
        .toEqual(['Thank you. The newsletter hasn’t started yet, so we didn’t save your address.']);
      await expect(email).toHaveValue('');
      expect(asked).toEqual([]);
    });

    await test.step('articles are found by words and by category, and the address keeps the query', async () => {
      expect(await shown(page)).toEqual([MAILBOX, MESSAGE, ADDRESS]);
      const recent = page.getByRole('region', { name: 'Recent posts' });
      await expect(recent.getByRole('listitem')).toHaveCount(3);

      await search(page).fill('Gmail');
      await expect.poll(() => shown(page)).toEqual([MAILBOX]);
      await expect(page.getByRole('status')).toHaveText('1 of 3 articles');
      await expect(page).toHaveURL(/\?q=Gmail$/);
      await search(page).fill('nobody writes about this');
      await expect(page.getByText('No article matches')).toBeVisible();
      await expect(titles(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Show every article' })).toBeFocused();
      await search(page).press('Escape');
      await expect.poll(() => shown(page)).toHaveLength(3);
      await expect(search(page)).toHaveValue('');
      await expect(page).toHaveURL(/\/blog$/);

      await page.getByRole('button', { name: /^Guides/ }).click();
      await expect.poll(() => shown(page)).toEqual([MESSAGE, ADDRESS]);
      await expect(page).toHaveURL(/category=Guides/);
      await page.goBack();
      await expect.poll(() => shown(page)).toHaveLength(3);
      await page.goForward();
      await page.reload();
      await wakeAll(page);
      await expect.poll(() => shown(page)).toEqual([MESSAGE, ADDRESS]);
      await expect(page.getByRole('button', { name: /^Guides/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    await test.step('an article shows its author and date, can be shared in new windows, its templates copied', async () => {
      await titles(page).filter({ hasText: MESSAGE }).getByRole('link').click();
      await expect(page).toHaveURL('/blog/first-message-that-gets-answered');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGE);
      const head = page.locator('article header');
      for (const fact of ['The Vibes Outreach team', '6 min read', 'Writing', 'Guides'])
        await expect(head).toContainText(fact);
      await expect(head.locator('time')).toHaveAttribute('datetime', '2026-11-22');

      const shares = head.getByRole('link', { name: /^Share on/ });
      await expect(shares).toHaveCount(3);
      for (const share of await shares.all()) {
        await expect(share).toHaveAttribute('target', '_blank');
        await expect(share).toHaveAttribute('rel', /noopener/);
        const href = await share.getAttribute('href');
        expect(decodeURIComponent(href ?? '')).toContain('/blog/first-message-that-gets-answered');
      }

      await wakeAll(page);
      const box = page.getByRole('figure').filter({ hasText: '{{firstName|there}}' }).first();
      await box.getByRole('button', { name: 'Copy template' }).click();
      await expect(box.getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('{{firstName|there}}');
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      });
      await box.getByRole('button', { name: 'Copy template' }).click();
      await expect(siteToast(page, 'Failed to copy')).toBeVisible();
    });
  });
});

test('the search works before its script has loaded, and on a phone', async ({ page }) => {
  const SCRIPT = '**/assets/site/post-filter*';

  await test.step('before its script has loaded, Search opens the page with the query', async () => {
    // Never answered.
    await page.route(SCRIPT, () => undefined);
    await page.goto('/blog');
    await search(page).fill('Gmail');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/blog?q=Gmail');
    await expect.poll(() => shown(page)).toEqual([MAILBOX]);
    await page.unroute(SCRIPT);
  });

  await test.step('the list is filtered first, and text typed while it loads is searched for', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SCRIPT, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/blog?category=Guides');
    await expect.poll(() => shown(page)).toEqual([MESSAGE, ADDRESS]);
    await search(page).fill('address');
    release();
    await wakeAll(page);
    await expect.poll(() => shown(page)).toEqual([ADDRESS]);
    await expect(search(page)).toHaveValue('address');
    await expect(page).toHaveURL(/\?q=address&category=Guides$/);
  });

  await test.step('on a phone, Search closes the keyboard and scrolls to the articles', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await search(page).press('Enter');
    await expect(search(page)).not.toBeFocused();
    await expect(titles(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(titles(page).getByRole('link')).toBeFocused();
  });

  await test.step('an article that does not exist says so and links back', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/blog/no-such-article');
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('/blog/no-such-article');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});
