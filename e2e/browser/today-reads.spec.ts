import { countTraffic } from '../../local/src/bench/dashboard/count-traffic.ts';
import { writeDay, type DayOfWork } from '../support/write-day.ts';
import { signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** What a visit of the day costs: each document that is read is paid for. */

test.use({ viewport: { width: 1440, height: 900 } });

/** Read with any day: creators by status, the account and its statistics. */
const NOT_OF_THE_DAY = 9;
/** Of the day: its counts, its first lines, and what is open of it. */
const MOST = 40;

const DAYS: readonly { of: string; work: DayOfWork; head: string; opened: string }[] = [
  {
    of: 'a page of replies, and some of all',
    work: { replies: 14, mayBe: 2, reviews: 3, failures: 2, bounces: 2, reminders: 2, dms: 3 },
    ...{ head: '14 replies', opened: 'Reply 0' },
  },
  {
    of: 'no reply, a page to review, and some of all that is after it',
    work: { reviews: 14, failures: 2, bounces: 2, reminders: 2, dms: 3 },
    ...{ head: '14 to review', opened: 'Review 13' },
  },
];

for (const { of, work, head, opened } of DAYS)
  test(`at most forty documents are read: ${of}`, async ({ page }) => {
    const { uid } = await signIn(page);
    await writeDay(uid, work);
    // A page without the app: the visit begins with nothing read.
    await page.goto('/support');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const traffic = countTraffic(cdp);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: head })).toBeVisible();
    await expect(page.locator('[data-today-panel]')).toContainText(opened);
    await expect(page.getByRole('button', { name: `${work.dms ?? 0} DMs` })).toBeVisible();
    expect(traffic.documentsOnce()).toBeLessThanOrEqual(MOST + NOT_OF_THE_DAY);
  });
