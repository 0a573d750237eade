import type { Page } from '@playwright/test';
import { userDocument } from '@vibes/core/firestore/documents';
import { readFile } from 'node:fs/promises';
import { database } from '../support/database.ts';
import { writeOwn } from '../support/person.ts';
import { ledgerOf, linkOf } from '../support/referral.ts';
import { violationsOn } from './axe.ts';
import { card, openDashboard } from './dashboard.ts';
import { errorToast, expect, faultyTest, test } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const FIRESTORE = /google\.firestore\.v1\.Firestore/;
const LEDGER = ledgerOf([
  ['earned', 380],
  ['earned', 980],
  ['reversed', -380],
  ['restored', 190],
  ['payout', -1000],
]);
const FILLED = {
  'referral/summary': { clicks: 1234, sign_ups: 5, paying: 2, earned: 1170, paid_out: 1000 },
  ...LEDGER,
};

async function openReferrals(page: Page) {
  const account = await openDashboard(page);
  await page.getByRole('link', { name: 'Track Your Earnings' }).click();
  await expect(page).toHaveURL(/\/dashboard\/referral$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referrals');
  // The page knows that there are none: see `knowsOfNoPlan`.
  await expect(figures(page).first()).toHaveText('0');
  await expect(page.getByText('Nothing earned yet')).toBeVisible();
  return account;
}

const figures = (page: Page) => card(page, 'So far').getByRole('definition');
const rows = (page: Page) => page.getByRole('table', { name: 'Ledger' }).getByRole('row');
/** The lines as shown, the newest first. */
const expectLine = (page: Page, line: number, cells: string[]) =>
  expect(rows(page).nth(line).getByRole('cell')).toHaveText(cells, { useInnerText: true });
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the page shows link, figures and ledger live, and names nobody', async ({
  page,
  baseURL,
}) => {
  const { uid } = await openReferrals(page);

  await test.step('an account without referrals has no figures', async () => {
    await expect(page.getByText('You earn 20% of every payment')).toBeVisible();
    await expect(figures(page)).toHaveText(['0', '0', '0', '$0.00', '$0.00', '$0.00']);
    await expect(page.getByText('Nothing earned yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
  });

  await test.step('the link is shown to copy and to scan', async () => {
    const { link } = await linkOf(uid);
    const own = card(page, 'Your link');
    await expect(own.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
    await own.getByRole('button', { name: /Copy your referral link/ }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(baseURL ?? '').origin}${link}`,
    );
  });

  await test.step('the ledger shows what is earned, taken back and paid out', async () => {
    await writeOwn(uid, FILLED);
    await expect(figures(page)).toHaveText(['1,234', '5', '2', '$11.70', '$10.00', '$1.70']);
    await expect(rows(page)).toHaveCount(6);
    const day = 'Mar 1, 2026';
    await expectLine(page, 1, [day, 'Paid out', '−$10.00', '$1.70']);
    await expectLine(page, 2, [day, 'Paid again', '+$1.90', '$11.70']);
    await expectLine(page, 3, [day, 'Taken back after a refund', '−$3.80', '$9.80']);
    await expectLine(page, 5, [day, 'Earned from a payment', '+$3.80', '$3.80']);
  });

  await test.step('the whole ledger is downloaded as a file, by keyboard', async () => {
    const button = page.getByRole('button', { name: 'Download CSV' });
    await button.focus();
    const begun = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^referrals-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(
      [
        '\uFEFFdate,what,amount_usd,balance_usd',
        '2026-03-01T12:00:00.000Z,Paid out,-10,1.7',
        '2026-03-01T11:00:00.000Z,Paid again,1.9,11.7',
        '2026-03-01T10:00:00.000Z,Taken back after a refund,-3.8,9.8',
        '2026-03-01T09:00:00.000Z,Earned from a payment,9.8,13.6',
        '2026-03-01T08:00:00.000Z,Earned from a payment,3.8,3.8',
      ].join('\r\n'),
    );
    await expect(button).toBeFocused();
  });

  await test.step('what is owed is deducted', async () => {
    await writeOwn(uid, {
      'referral/summary': { ...FILLED['referral/summary'], earned: 500 },
      'referral_entries/in_late': {
        at: new Date('2026-03-02T12:00:00Z'),
        kind: 'reversed',
        cents: -670,
        ref: 'in_late',
      },
    });
    await expect(figures(page).last()).toHaveText('−$5.00');
    await expect(page.getByText('We subtract it from what you earn next.')).toBeVisible();
    await expectLine(page, 1, ['Mar 2, 2026', 'Taken back after a refund', '−$6.70', '−$5.00']);
  });

  await test.step('a long ledger loads in steps, with the right balance from the start', async () => {
    await (await database()).doc(`${userDocument.path(uid)}/referral_entries/in_late`).delete();
    // In place of the five that are there.
    await writeOwn(uid, {
      'referral/summary': { clicks: 1, sign_ups: 1, paying: 1, earned: 3000, paid_out: 0 },
      ...ledgerOf(Array.from({ length: 30 }, () => ['earned', 100] as const)),
    });
    await expect(rows(page)).toHaveCount(26);
    await expect(rows(page).nth(1).getByRole('cell').last()).toHaveText('$30.00');
    await expect(rows(page).last().getByRole('cell').last()).toHaveText('$6.00');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(31);
    await expect(rows(page).last().getByRole('cell').last()).toHaveText('$1.00');
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });
});

test('on a phone the page fits and has no violation, light or dark', async ({ page }) => {
  const { uid } = await openReferrals(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await writeOwn(uid, FILLED);
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(rows(page)).toHaveCount(6);
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expectLine(page, 1, ['Paid out\nMar 1, 2026', '−$10.00', '$1.70']);
      expect(await overflowOf(page)).toBe(0);
      expect(await violationsOn(page)).toEqual([]);
    });
});

faultyTest('a part that cannot be read says so, and can be tried again', async ({ page }) => {
  const { uid } = await openReferrals(page);
  await writeOwn(uid, FILLED);
  await expect(rows(page)).toHaveCount(6);
  await page.route(FIRESTORE, (route) => route.abort());
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const toast = errorToast(page, 'We couldn’t download the ledger');
  await expect(toast).toBeVisible();
  await expect(rows(page)).toHaveCount(6);

  await page.reload();
  for (const fault of [
    'We couldn’t load your link.',
    'We couldn’t load your figures.',
    'We couldn’t load your ledger.',
  ])
    await expect(page.getByText(fault)).toBeVisible();
  // Pressed while requests still fail: as soon as the server answers, the page recovers by itself.
  await card(page, 'Ledger').getByRole('button', { name: 'Try again' }).click();
  await page.unroute(FIRESTORE);
  await expect(rows(page)).toHaveCount(6);
});
