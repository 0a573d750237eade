import { newPerson } from '../support/person.ts';
import { requestCapture, tester } from '../support/account.ts';
import { expect, startSignedIn, test } from './fixtures.ts';

test('a new key replaces the old one, and the page says when it was used', async ({ page }) => {
  await startSignedIn(page, newPerson('Kai'));
  await page.goto('/dashboard/api-keys');
  const key = page.getByTestId('api-key');
  const used = page.getByText(/^Last used .+ ago$/);
  await page.getByRole('button', { name: 'Show API key' }).click();
  await expect(key).toHaveText(/^vo_live_[0-9A-Za-z]{38}$/);
  const before = (await key.textContent()) ?? '';
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('API key regenerated successfully')).toBeVisible();
  await expect(key).not.toHaveText(before);
  const api_key = (await key.textContent()) ?? '';

  const { url } = tester('api-key');
  const tried = async (dry_key: string) =>
    (await requestCapture({ api_key: dry_key }, { url, dry_run: true })).status;
  expect([await tried(before), await tried(api_key)]).toEqual([401, 200]);
  await page.reload();
  await expect(page.getByText(/^Created on [A-Z][a-z]+ \d+[a-z]{2}, \d{4}$/)).toBeVisible();
  await expect(used).toHaveCount(0);
  await requestCapture({ api_key }, { url });
  await expect(used).toBeVisible();
});
