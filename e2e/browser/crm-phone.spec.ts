import type { Page } from '@playwright/test';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { writeEmail } from '../support/write-email.ts';
import { drawer, expectNoViolations, openCrm, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';

/** The list of creators on a phone: a row of two lines, a tap, a long press. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Creators' }).getByRole('listitem').filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

/** A finger rests on the row; then it is lifted, which the browser follows with a click. */
async function pressLong(page: Page, name: string) {
  const at = await row(page, name).boundingBox();
  if (!at) throw new Error(`${name} is not on the screen`);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(box(page, name)).toBeChecked();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test('on a phone a row says who it is and what happened last, and is chosen by a long press', async ({
  page,
}) => {
  const { uid } = await signIn(page);
  await writeCreators(uid, {
    ann: writtenCreator(1, {
      ...{ name: 'Ann Lee', tiktok_username: 'annlee', status: 'Responded', awaiting: 'us' },
      ...{ email_sent: true, last_out_at: ago(30), last_in_at: ago(0.2) },
    }),
    bob: writtenCreator(2, {
      ...{ name: 'Bob Roe', tiktok_username: 'bobroe', status: 'Contacted', awaiting: 'them' },
      ...{ email_sent: true, last_out_at: ago(24 * 4) },
    }),
    cleo: writtenCreator(3, { name: 'Cleo Ray', tiktok_username: 'cleoray' }),
    dan: writtenCreator(4, {
      ...{ name: 'Dan Poe', tiktok_username: 'danpoe', status: 'Contacted', awaiting: 'them' },
      ...{ email: 'dan@poe.studio', email_sent: true, last_out_at: ago(3) },
    }),
  });
  const bounce = {
    at: ago(2),
    sentence: 'No such mailbox.',
    fault: 'recipient' as const,
    is_temporary: false,
  };
  await writeEmail(uid, 'dan', { to: 'dan@poe.studio', state: 'sent', sent_at: ago(3), bounce });
  await openCrm(page);

  await test.step('a row has a face, a name, a handle, a status and one line, nothing else', async () => {
    await expect(row(page, 'Ann Lee')).toHaveText(
      /^ALAnn LeeResponded@annleeReplied 1\d min ago, your turn$/,
    );
    await expect(row(page, 'Bob Roe')).toContainText('Email sent 4 days ago');
    await expect(row(page, 'Cleo Ray')).toContainText(/Saved today|Saved yesterday/);
    await expect(row(page, 'Dan Poe')).toContainText('Email bounced 2 h ago');
    await expect(page.getByRole('table')).toHaveCount(0);
    const boxes = await Promise.all(
      ['Ann Lee', 'Bob Roe', 'Cleo Ray'].map((name) => row(page, name).boundingBox()),
    );
    for (const at of boxes) expect(at?.height).toBeLessThan(72);
    await expectNoViolations(page);
  });

  await test.step('a tap anywhere on it opens the details, with all that is known', async () => {
    await row(page, 'Bob Roe').tap({ position: { x: 300, y: 45 } });
    await expect(drawer(page)).toContainText('@bobroe');
    await expect(drawer(page).getByRole('combobox', { name: 'Status of Bob Roe' })).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Back' }).tap();
    await expect(drawer(page)).toHaveCount(0);
  });

  await test.step('a long press chooses, and then a tap', async () => {
    await pressLong(page, 'Bob Roe');
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
    await row(page, 'Ann Lee').tap({ position: { x: 300, y: 45 } });
    await expect(box(page, 'Ann Lee')).toBeChecked();
    await expect(page.getByText('2 selected')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  await test.step('they can be acted on, and cleared', async () => {
    await page
      .getByRole('combobox', { name: 'Set the status of the selected creators' })
      .selectOption('Rejected');
    await expect(row(page, 'Ann Lee')).toContainText('Rejected');
    await expect(row(page, 'Bob Roe')).toContainText('Rejected');
    await page.getByRole('button', { name: 'Clear', exact: true }).tap();
    await expect(box(page, 'Ann Lee')).toHaveCount(0);
  });

  await test.step('without a long press, a button begins it', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).tap();
    await box(page, 'Cleo Ray').tap();
    await expect(page.getByText('1 selected')).toBeVisible();
  });

  await test.step('one sheet has the filters, and there is a choice of the sort', async () => {
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: 'No email 3' }).check();
    await sheet.getByRole('checkbox', { name: 'TikTok 3' }).check();
    await expectNoViolations(page);
    await sheet.getByRole('button', { name: 'Show 3 creators' }).tap();
    await expect(page.getByRole('button', { name: 'Filters 2' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Sort creators' }).selectOption('Oldest first');
    await expect(page).toHaveURL(/sort=added/);
    await expect(page.getByRole('listitem').filter({ hasText: '@' }).first()).toContainText('Cleo');
  });
});
