import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSound, wakeAll, watchRequests } from './site.ts';

/** What holds on every public page: it is there, quiet, open to all, and asks nobody else for anything. */

/** Every page that the sitemap names. */
async function publicPaths(page: Page): Promise<string[]> {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => new URL(address).pathname);
}

const NOWHERE = '/no/such/page';

async function check(page: Page, path: string, look: string) {
  const answer = await page.goto(path);
  expect.soft(answer?.status(), path).toBe(path === NOWHERE ? 404 : 200);
  await wakeAll(page);
  await expectSound(page, `${path}, ${look}`);
}

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

      test('every page is there, open to all, and asks no other origin', async ({ page }) => {
        // Axe takes a few seconds a page, on a busy machine many more.
        test.setTimeout(300_000);
        const asked = watchRequests(page);
        const paths = await publicPaths(page);
        expect(paths).toEqual(
          expect.arrayContaining([
            '/',
            '/blog',
            '/privacy-policy',
            '/terms-of-service',
            '/support',
          ]),
        );
        for (const path of [...paths, NOWHERE]) await check(page, path, `${width} ${colorScheme}`);
        const { origin } = new URL(page.url());
        expect(asked.filter((request) => !request.startsWith(`GET ${origin}/`))).toEqual([]);
      });
    });

test('a path that leads nowhere is answered with 404, logged, and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto(NOWHERE);
  expect(answer?.status()).toBe(404);
  await expect.poll(() => logged).toContain(`No page at ${NOWHERE}`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
