import { EXAMPLES } from '../../web/src/site/landing/try-it/examples.data.ts';
import { deepOr } from '../support/deep.ts';
import { expect, faultyTest } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { expectSound, section, siteToast, wakeAll } from './site.ts';

/**
 * The menus, dialogs and messages of the public pages are as accessible as the pages at rest, on
 * the narrowest window too.
 */

for (const colorScheme of deepOr<('light' | 'dark')[]>(['light', 'dark'], ['dark']))
  faultyTest.describe(`at 320 px, ${colorScheme}`, () => {
    faultyTest.use({ viewport: { width: 320, height: 640 }, colorScheme });

    faultyTest('menu, bio, dialog, refusal and empty list have no violation', async ({ page }) => {
      faultyTest.setTimeout(180_000);
      await page.goto('/');
      await wakeAll(page);
      await page.locator('[data-menu] summary').click();
      await expectSound(page, 'the menu');
      await pressEscape(page);

      const part = section(page, 'try-it');
      for (const { label, address } of EXAMPLES) {
        await part.getByRole('button', { name: label }).click();
        if (address) await expect(part.locator('.try-it-address')).toHaveText(address);
        else await expect(part.getByText('No address in this text')).toBeVisible();
        await expectSound(page, `the bio, ${label}`);
      }

      await page.getByRole('button', { name: 'Choose Starter' }).click();
      await expect(page.getByText('Please log in before subscribing')).toBeVisible();
      await expectSound(page, 'the dialog');

      await page.goto('/blog');
      await wakeAll(page);
      await page.getByRole('searchbox').fill('nobody writes about this');
      await expect(page.getByText('No article matches')).toBeVisible();
      await expectSound(page, 'the empty list');

      await page.route('**/api/feedback', (route) => route.abort());
      await page.goto('/support');
      await wakeAll(page);
      await page.getByLabel('Your feedback').fill('The menu is hard to find.');
      await page.getByRole('button', { name: 'Submit Feedback' }).click();
      await expect(siteToast(page, 'Something went wrong')).toBeVisible();
      await expectSound(page, 'the refusal');
    });
  });
