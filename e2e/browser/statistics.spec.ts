import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { userDocument } from '@vibes/core/firestore/documents';
import { tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { accountOf, newPerson, writeOwn } from '../support/person.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { violationsOn } from './axe.ts';
import { DAY_MS, daysAgo } from '../support/days-ago.ts';
import { captured, card, openDashboard, outreachOf, panel } from './dashboard.ts';
import { expect, faultyTest, startSignedIn, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';

function creators(statuses: CreatorStatus[]) {
  return Object.fromEntries(
    statuses.map((status, i) => [`creators/c${i}`, { id: `c${i}`, name: `Creator ${i}`, status }]),
  );
}

test('statistics add up, are shown day by day, and count the creators by status', async ({
  page,
}) => {
  // A browser may name no language at all: WebKit on Linux names `C` without a locale.
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => 'C' }));
  const { uid, time_zone } = await openDashboard(page);

  await test.step('they add up over 7, 30 and 90 days, in the plot and as a table', async () => {
    await expect(panel(page)).toContainText('Outreach statistics will be displayed here');
    await writeOwn(uid, {
      ...outreachOf(time_zone, {
        0: { captured: 3, emails_sent: 2, replies: 1 },
        10: { captured: 5, emails_sent: 4, dms_sent: 2 },
        60: { captured: 1200, emails_sent: 8, replies: 7 },
        100: { captured: 7000 },
      }),
    });
    const total = (name: string) =>
      panel(page).locator('dl > *', { hasText: name }).getByRole('definition');
    const rows = panel(page).getByRole('row');
    await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible();
    await page.getByText('Show as a table').click();

    await expect(total('Captures')).toHaveText('8');
    await expect(total('Emails sent')).toHaveText('6+ 2 DMs');
    await expect(total('Replies')).toHaveText('1');
    await expect(total('Reply rate')).toHaveText('13%');
    await expect(rows).toHaveCount(31);
    await expect(rows.nth(1)).toHaveText(/3200?1$/);
    await expect(rows.nth(11)).toHaveText(/5420$/);
    await expect(rows.nth(5)).toHaveText(/0000$/);

    await page.getByRole('button', { name: '7 days' }).click();
    await expect(total('Captures')).toHaveText('3');
    await expect(total('Reply rate')).toHaveText('50%');
    await expect(rows).toHaveCount(8);

    await page.getByRole('button', { name: '90 days' }).click();
    await expect(total('Captures')).toHaveText('1,208');
    await expect(total('Replies')).toHaveText('8');
    await expect(total('Reply rate')).toHaveText('50%');
  });

  await test.step('creators are counted by status, again when the feed reports a change', async () => {
    await writeOwn(uid, {
      ...creators(['Discovered', 'Contacted', 'Contacted', 'Rejected']),
      'activity/one': captured(new Date(), 'c0'),
    });
    const status = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
    await expect(status('Contacted')).toContainText('2 50%');
    await expect(status('Discovered')).toContainText('1 25%');
    await expect(status('Converted')).toContainText('0 0%');
    await expect(page.getByRole('list', { name: 'Ended' }).getByRole('listitem')).toHaveText([
      /Rejected/,
      /No Response/,
    ]);
    await expect(page.getByRole('list', { name: 'On the way' }).getByRole('listitem')).toHaveText([
      /Discovered/,
      /Contacted/,
      /Responded/,
      /Meeting Scheduled/,
      /Converted/,
    ]);

    await writeOwn(uid, {
      ...creators(['Converted']),
      'activity/two': { ...captured(new Date(), 'c0'), kind: 'status_changed' },
    });
    await expect(status('Converted')).toContainText('1 25%');
    await expect(status('Discovered')).toContainText('0 0%');
  });

  await test.step('each day of the plot is read with the keys, the pointer and a screen reader', async () => {
    await page.getByRole('button', { name: '30 days' }).click();
    await writeOwn(uid, {
      ...outreachOf(time_zone, {
        0: { captured: 3, emails_sent: 2, replies: 1 },
        1: { captured: 9 },
      }),
    });
    const plot = page.getByRole('slider', { name: 'Day' });
    const canvas = plot.locator('canvas');
    await expect(canvas).toBeVisible();
    const value = () => plot.getAttribute('aria-valuetext');
    await plot.focus();
    await page.keyboard.press('End');
    await expect.poll(value).toMatch(/: Captures 3, Emails 2, Replies 1$/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(value).toMatch(/: Captures 9, Emails 0, Replies 0$/);
    await pressEscape(page);
    await expect.poll(value).toMatch(/Captures 3/);

    const box = await plot.boundingBox();
    if (!box) throw new Error('The plot has no box.');
    const slot = (box.width - 44) / 30;
    await page.mouse.move(box.x + box.width - 8 - slot * 1.5, box.y + 80);
    await expect.poll(value).toMatch(/: Captures 9/);

    const picture = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL());
    await page.mouse.move(0, 0);
    const light = await picture();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(picture).not.toBe(light);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect
      .poll(async () => (await canvas.boundingBox())?.width ?? Infinity)
      .toBeLessThan(330);
  });

  await test.step('days of the version before are added until they have been moved', async () => {
    const captures = panel(page).locator('dl > *', { hasText: 'Captures' }).getByRole('definition');
    const account = (await database()).doc(userDocument.path(uid));
    const before = { captured: 5, moved: { captured: 1 } };
    await writeOwn(uid, { [`daily_stats/${daysAgo(1, time_zone)}`]: before });
    await account.update({ daily_stats_moved: false });
    await expect(captures).toHaveText('16');
    await account.update({ daily_stats_moved: true });
    await expect(captures).toHaveText('12');
  });
});

test('the feed shows new events by itself, and older ones at a press', async ({ page }) => {
  const { uid } = await openDashboard(page);
  // New lines above the tab would move it away from under the pointer.
  await expect(panel(page)).toContainText('Outreach statistics will be displayed here');
  await page.getByRole('tab', { name: 'Recent Activity' }).click();
  const lines = panel(page).getByRole('listitem');

  await test.step('a new event appears by itself and links to the creator', async () => {
    await expect(panel(page)).toContainText('Recent activity will be displayed here');
    const saved = await quietCapture({ uid, url: tester(`feed-${uid}`).url });
    await expect(lines.filter({ hasText: 'Saved ' })).toHaveCount(1);
    await expect(panel(page).getByRole('heading', { name: 'Today' })).toBeVisible();
    await lines.filter({ hasText: 'Saved ' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/crm\\?creator=`));
    expect(saved.id).toContain(new URL(page.url()).searchParams.get('creator'));
    await page.goBack();
    await page.getByRole('tab', { name: 'Recent Activity' }).click();
  });

  await test.step('"Show more" loads older events, each under its day', async () => {
    // Beside the one that was captured.
    const now = Date.now();
    await writeOwn(
      uid,
      Object.fromEntries(
        Array.from({ length: 25 }, (_, i) => [
          `activity/a${i}`,
          captured(new Date(now - i * DAY_MS), `c${i}`),
        ]),
      ),
    );
    await expect(lines).toHaveCount(20);
    await expect(panel(page).getByRole('heading').first()).toHaveText('Today');
    await expect(panel(page).getByRole('heading').nth(1)).toHaveText('Yesterday');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(lines).toHaveCount(26);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });
});

test('a full dashboard has no violation on a phone or a wide screen, dark or light', async ({
  page,
}) => {
  const person = newPerson('Dora');
  await startSignedIn(page, person);
  const { uid, time_zone } = await accountOf(person);
  await writeOwn(uid, {
    ...creators(['Discovered', 'Meeting Scheduled', 'No Response']),
    ...outreachOf(time_zone, { 0: { captured: 3, emails_sent: 2, dms_sent: 1 } }),
    'activity/one': {
      ...captured(new Date(), 'c0'),
      creator_name: 'Wolfeschlegelstein'.repeat(6),
    },
  });
  await page.goto('/dashboard');
  await page.getByText('Show as a table').click();
  const check = async () => {
    expect(await violationsOn(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  };
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const)
    await test.step(`at ${width} px, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('tab', { name: 'Overview' }).click();
      await expect(page.getByRole('slider', { name: 'Day' })).toBeVisible();
      await expect(panel(page).getByRole('row').first()).toBeVisible();
      await check();
      await page.getByRole('tab', { name: 'Recent Activity' }).click();
      await expect(panel(page).getByRole('listitem')).toHaveCount(1);
      await check();
    });
});

faultyTest('figures are shown without the parts that cannot be loaded', async ({ page }) => {
  const person = newPerson('Dora');
  await startSignedIn(page, person);
  const { uid, time_zone } = await accountOf(person);
  await writeOwn(uid, {
    ...creators(['Contacted']),
    ...outreachOf(time_zone, { 0: { captured: 3 } }),
  });
  await page.route(/runAggregationQuery/, (route) => route.abort());
  await page.route('**/day-plot*', (route) => route.abort());
  await page.goto('/dashboard');

  await faultyTest.step('without its plot the table has the figures', async () => {
    await expect(page.getByText('We couldn’t load the plot.')).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(panel(page).getByRole('row').nth(1)).toHaveText(/3000$/);
  });

  await faultyTest.step('a count that fails says so, and is made again', async () => {
    await expect(page.getByText('We couldn’t count the creators.')).toBeVisible();
    await page.unroute(/runAggregationQuery/);
    await card(page, 'Creators by status').getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'Contacted' })).toContainText(
      '1 100%',
    );
  });
});
