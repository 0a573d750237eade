import type { Page } from '@playwright/test';
import { deepOr } from '../support/deep.ts';
import { testWorld } from '../support/world.ts';
import { expect, test } from './fixtures.ts';
import { expectSound, wakeAll, watchRequests } from './site.ts';

/**
 * What holds on every public page: it exists, logs nothing, is accessible, and sends no request
 * elsewhere.
 */

/** Every page that the sitemap names. */
async function publicPaths(page: Page): Promise<string[]> {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const { web } = await testWorld();
  // Without an address set, the product's address is that of this world.
  const astray = addresses.filter((it) => /^http:\/\/127/.test(it) && !it.startsWith(`${web}/`));
  expect(astray).toEqual([]);
  return addresses.map((address) => new URL(address).pathname);
}

const NOWHERE = '/no/such/page';

const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;
const OTHER_LOOKS = [
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
] as const;
const CHECKED = deepOr([...LOOKS, ...OTHER_LOOKS], [...LOOKS]);

async function expectSoundInAllLooks(page: Page, path: string) {
  for (const { width, colorScheme } of CHECKED) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await wakeAll(page);
    await expectSound(page, `${path}, ${width} ${colorScheme}`);
  }
}

test('every page exists, has no violation in any size and color, and calls no other origin', async ({
  page,
}) => {
  // Axe takes a second for each check, on a busy machine much longer.
  test.setTimeout(300_000);
  const asked = watchRequests(page);
  const paths = await publicPaths(page);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/blog', '/privacy-policy', '/terms-of-service', '/support']),
  );
  for (const path of [...paths, NOWHERE])
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(path === NOWHERE ? 404 : 200);
      await expectSoundInAllLooks(page, path);
    });
  const { origin } = new URL(page.url());
  expect(asked.filter((request) => !request.startsWith(`GET ${origin}/`))).toEqual([]);
});

test('an unknown path is answered with 404, logged, and links home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto(NOWHERE);
  expect(answer?.status()).toBe(404);
  await expect.poll(() => logged).toContain(`No page at ${NOWHERE}`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
