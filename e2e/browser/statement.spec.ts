import { requestCapture, tester } from '../support/account.ts';
import { drawer, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { balance, button, download, lines, openStatement } from './statement.ts';

/** Where every credit went, on the screen and in a file. */

test('the statement shows the captures of an account, and its plan', async ({ page }) => {
  const account = await signIn(page);
  const captured = async (name: string) => {
    const { body } = await requestCapture(account, { url: tester(`${account.name} ${name}`).url });
    if (!body.ok) throw new Error(body.message);
    return body.creator.name;
  };
  const first = await captured('first');
  const second = await captured('second');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await openStatement(page);

  await test.step('it has every capture with its creator and the credits left', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).nth(0)).toContainText(`Captured${second}−18`);
    await expect(lines(page).nth(1)).toContainText(`Captured${first}−19`);
    await expect(lines(page).nth(2)).toContainText('Trial+1010');
    await expect(balance(page)).toContainText('Credits left8');
  });

  await test.step('it shows one kind alone', async () => {
    await button(page, 'Captures').click();
    await expect(lines(page)).toHaveCount(2);
    await button(page, 'Plan and trial').click();
    await expect(lines(page)).toHaveCount(1);
    await button(page, 'All').click();
    await expect(lines(page)).toHaveCount(3);
  });

  await test.step('its download can be cancelled while it is read', async () => {
    await page.route(/:runAggregationQuery/, async (route) => {
      await held;
      await route.continue();
    });
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await button(page, 'Download CSV').click();
    await expect(page.getByText('Reading …')).toBeVisible();
    const counted = page.waitForResponse(/:runAggregationQuery/);
    await button(page, 'Cancel').click();
    await expect(button(page, 'Cancel')).toHaveCount(0);
    await expect(button(page, 'Download CSV')).toBeFocused();
    release();
    await counted;
    // The first download gave no file: the file of the next one is the only one.
    const { rows } = await download(page);
    expect(rows).toHaveLength(3);
    expect(downloads).toBe(1);
  });

  await test.step('it adds the next capture, in the file too, and links to its creator', async () => {
    const third = await captured('third');
    await expect(lines(page)).toHaveCount(4);
    await expect(lines(page).nth(0)).toContainText(`${third}−17`);
    await expect(balance(page)).toContainText('Credits left7');
    const { name, rows } = await download(page);
    expect(name).toMatch(/^credits-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(rows.map(({ What, Creator }) => [What, Creator])).toEqual([
      ['Captured', third],
      ['Captured', second],
      ['Captured', first],
      ['Trial', ''],
    ]);
    expect(rows.reduce((sum, { Change }) => sum + Change, 0)).toBe(7);
    expect(rows[0]?.Balance).toBe(7);
    await lines(page).nth(0).getByRole('link', { name: third }).click();
    await expect(drawer(page).getByRole('heading', { level: 2, name: third })).toBeVisible();
  });
});
