import { usageCreditsDocument } from '@vibes/core/firestore/documents';
import { requestCapture, tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { writeCreators } from '../support/write-creators.ts';
import { violationsOn } from './axe.ts';
import { ann, drawer, signIn } from './crm.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import {
  balance,
  booked,
  button,
  cards,
  download,
  lines,
  openStatement,
  writeHistory,
} from './statement.ts';

/** Where every credit went, on the screen and in a file. */

const grant = (minutes_ago: number, delta: number, ref: string) =>
  booked(minutes_ago, { kind: 'grant', delta, ref, creator_name: null });

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
    await page.goBack();
  });

  await test.step('it says what the plan gives, and when', async () => {
    const usage = (await database()).doc(usageCreditsDocument.path(account.uid));
    const resets_at = new Date(Date.now() + 9.8 * 86_400_000);
    await usage.update({ monthly_allowance: 250, resets_at });
    await expect(balance(page)).toContainText('Each month250');
    await expect(balance(page)).toContainText('in 10 days');
    await usage.update({ resets_at: null });
    await expect(balance(page)).toContainText('Next renewalNone');
  });
});

test('the statement names the reason of each change of credits', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeCreators(uid, { ann });
  await writeHistory(uid, []);
  await openStatement(page);

  await test.step('an empty statement says what it will show', async () => {
    await expect(page.getByText('No credits used yet')).toBeVisible();
    await expect(button(page, 'Download CSV')).toHaveCount(0);
    await expect(balance(page)).toContainText('Credits left0');
    await expect(balance(page).getByRole('link', { name: 'Choose a plan' })).toBeVisible();
  });

  await test.step('it names each kind of change', async () => {
    const ofPlan = { ref: 'in_2', creator_name: null };
    await writeHistory(uid, [
      grant(70, 10, 'trial'),
      grant(60, 240, 'in_1'),
      booked(50, { delta: -1 }),
      booked(40, { kind: 'reset', delta: 1, ...ofPlan }),
      booked(30, { id: 'withheld_in_2_1', kind: 'refund', delta: -250, ...ofPlan }),
      booked(20, { id: 'invoice_in_2_2', kind: 'refund', delta: 250, ...ofPlan }),
      booked(10, { kind: 'reset', delta: -250, ...ofPlan }),
    ]);
    const words = [
      'Plan ended',
      'Payment restored',
      'Payment refunded or disputed',
      'Renewal',
      'Captured',
      'Plan’s first month',
      'Trial',
    ];
    await expect(lines(page)).toHaveCount(words.length);
    for (const [i, word] of words.entries())
      await expect(lines(page).nth(i).getByRole('cell').nth(1)).toHaveText(word);
  });

  await test.step('it shows the present name of a creator of an old line', async () => {
    const old = booked(2, { ref: 'ann' });
    delete old.creator_name;
    await writeHistory(uid, [
      grant(3, 10, 'trial'),
      old,
      booked(1, { ref: 'gone', creator_name: null }),
    ]);
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).nth(0).getByRole('link', { name: 'A creator' })).toBeVisible();
    await expect(lines(page).nth(1).getByRole('link', { name: 'Ann Lee' })).toBeVisible();
    const { rows } = await download(page);
    expect(rows.map(({ Creator }) => Creator)).toEqual(['A creator', 'Ann Lee', '']);
  });
});

test('the statement loads 50 lines at a time, and downloads as a whole', async ({ page }) => {
  const { uid } = await signIn(page);
  const captures = Array.from({ length: 1100 }, (_, i) =>
    booked(1100 - i, { creator_name: i === 0 ? '=1+1' : `Creator ${i}` }),
  );
  const left = await writeHistory(uid, [grant(2000, 1250, 'in_1'), ...captures]);
  expect(left).toBe(150);
  await openStatement(page);
  await expect(lines(page)).toHaveCount(50);
  await button(page, 'Show more').click();
  await expect(lines(page)).toHaveCount(100);
  const { rows } = await download(page);
  expect(rows).toHaveLength(1101);
  expect(rows.reduce((sum, { Change }) => sum + Change, 0)).toBe(left);
  expect(new Set(rows.map(({ Balance }) => Balance)).size).toBe(1101);
  // A spreadsheet would have calculated it.
  expect(rows.at(-2)?.Creator).toBe("'=1+1");
});

faultyTest('a statement that fails says so, and leaves the page as it is', async ({ page }) => {
  const DATABASE = /google\.firestore\.v1\.Firestore/;
  await signIn(page);
  await page.route(DATABASE, (route) => route.abort());
  await openStatement(page);

  await faultyTest.step('a statement that cannot be read shows an error', async () => {
    await expect(page.getByText('We couldn’t load your statement.')).toBeVisible();
    await expect(page.getByText('No credits used yet')).toHaveCount(0);
    // Pressed while requests still fail: as soon as the server answers, the page recovers by
    // itself.
    await button(page, 'Try again').last().click();
    await page.unroute(DATABASE);
    await expect(lines(page)).toHaveCount(1);
  });

  await faultyTest.step('a file that cannot be made leaves the page as it is', async () => {
    await page.route(/:runAggregationQuery/, (route) => route.abort());
    await button(page, 'Download CSV').click();
    await expect(page.getByText('We couldn’t create the file.')).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
    await page.unroute(/:runAggregationQuery/);
    const { rows } = await download(page);
    expect(rows).toMatchObject([{ What: 'Trial', Change: 10, Balance: 10 }]);
    await expect(page.getByText('We couldn’t create the file.')).toHaveCount(0);
  });
});

test('the statement has no violation and no sideways scroll, in both themes and widths', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await writeHistory(uid, [
    grant(4, 5000, 'in_1'),
    booked(3, { creator_name: 'Bo '.repeat(40) }),
    booked(2, { creator_name: 'longname'.repeat(12) }),
    booked(1, { kind: 'refund', delta: -4998, ref: 'in_1', creator_name: null }),
  ]);
  await openStatement(page);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440])
      await test.step(`at ${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await expect(width === 360 ? cards(page) : lines(page)).toHaveCount(4);
        expect(await violationsOn(page)).toEqual([]);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled).toBeLessThanOrEqual(width);
      });
});
