import type { Page } from '@playwright/test';
import { requestCapture, tester } from '../support/account.ts';
import { fetchPictures } from '../support/sweep.ts';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { drawer, openCrm, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

/** Faces of creators: pictures that the device keeps, and initials. */

/** Counts the questions for pictures that the page asks the database. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    const asked = decodeURIComponent(request.postData() ?? '');
    if (asked.includes('creator_pictures')) reads += 1;
  });
  return () => reads;
}

const faces = (page: Page) => page.locator('main img[src^="data:image/webp"]');
const widths = (page: Page) =>
  faces(page).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
const keptDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name?.endsWith('pictures')),
  );

test('a creator has a face, which is read once on a device and goes with the person', async ({
  page,
}) => {
  const account = await signIn(page);
  const captured = [tester(`${account.name}one`), tester(`${account.name}two`)];
  await writeCreators(account.uid, {
    nell: writtenCreator(3, { name: 'Nell Under-Wood' }),
  });
  for (const { url } of captured) await requestCapture(account, { url });
  const reads = countReads(page);

  await test.step('initials until the picture is there, then the picture, read with the others', async () => {
    await openCrm(page);
    const row = page.getByRole('row').filter({ hasText: 'Nell Under-Wood' });
    await expect(row.getByText('NW', { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(4);
    expect(reads()).toBe(0);
    await fetchPictures();
    await expect(faces(page)).toHaveCount(2);
    await expect.poll(() => widths(page)).toEqual([96, 96]);
    await expect(row.getByText('NW', { exact: true })).toBeVisible();
    expect(reads()).toBeGreaterThanOrEqual(1);
  });

  await test.step('the details have the face', async () => {
    await page
      .getByRole('link', { name: /^Tester/ })
      .first()
      .click();
    await expect(drawer(page).locator('img[src^="data:image/webp"]')).toBeVisible();
    await pressEscape(page);
  });

  await test.step('a second visit reads none', async () => {
    const before = reads();
    await page.reload();
    await expect(faces(page)).toHaveCount(2);
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: 'Recent Activity' }).click();
    await expect(faces(page).first()).toBeVisible();
    await page.goto('/dashboard/deliveries');
    await expect(faces(page).first()).toBeVisible();
    expect(reads()).toBe(before);
  });

  await test.step('logging out leaves none on the device', async () => {
    expect(await keptDatabases(page)).toEqual(['vibes-pictures']);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => keptDatabases(page)).toEqual([]);
  });
});
