import { signIn } from './crm.ts';
import { test } from './fixtures.ts';
import { writeDay } from '../support/write-day.ts';

for (const [width, height] of [[1440, 900], [768, 1024], [360, 740]] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`look ${width} ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const { uid } = await signIn(page);
      await writeDay(uid, { replies: 4, mayBe: 1, reviews: 2, failures: 1, bounces: 1, reminders: 2, dms: 3 });
      await page.goto('/dashboard');
      await page.getByRole('list', { name: 'Today' }).waitFor();
      await page.waitForTimeout(3000);
      await page.screenshot({ path: `/tmp/look/today-${width}-${colorScheme}.png` });
      if (width === 360) {
        await page.getByRole('list', { name: 'Today' }).getByRole('button').first().click();
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/look/item-${width}-${colorScheme}.png` });
      }
      await page.screenshot({ path: `/tmp/look/full-${width}-${colorScheme}.png`, fullPage: true });
    });
