import type { Page } from '@playwright/test';
import { usageCreditsDocument } from '@vibes/core/firestore/documents';
import { openTestAccount, tester } from '../support/account.ts';
import { database } from '../support/database.ts';
import { accountOf, newPerson, useKey, writeOwn } from '../support/person.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { card, openDashboard, outreachOf, panel } from './dashboard.ts';
import { expect, faultyTest, signInAsNew, startSignedIn, test } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const FIRESTORE = /google\.firestore\.v1\.Firestore/;
const banner = (page: Page) => page.getByText('You still need to set up your shortcut');

test('the start page shows the figures of a new account, what is missing and what happens, and loads again', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { uid, time_zone } = await openDashboard(page);
  const credits = card(page, 'Credits Remaining');
  const sent = card(page, 'Messages Sent Today');
  const share = card(page, 'Share with Friends');
  const steps = card(page, 'Send your first email').getByRole('listitem');
  const earnings = page.getByRole('link', { name: 'Track Your Earnings' });

  await test.step('the first email is begun here, with the next part marked', async () => {
    await expect(steps).toHaveCount(3);
    await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(/Capture a creator/);
  });

  await test.step('figures are live: credits, and messages sent today by kind', async () => {
    await expect(credits.getByText('10', { exact: true })).toBeVisible();
    await expect(sent.getByText('-', { exact: true })).toBeVisible();
    await expect(sent).toContainText('Tracking is not yet available.');
    // First none of any day: the emulator can say that there are no statistics at a later time than
    // that of the first ones, which the SDK then ignores.
    await writeOwn(uid, outreachOf(time_zone, {}));
    await writeOwn(uid, outreachOf(time_zone, { 0: { emails_sent: 3, dms_sent: 2 } }));
    await expect(sent.getByText('5', { exact: true })).toBeVisible();
    await expect(sent).toContainText('3 emails, 2 DMs');

    const record = (await database()).doc(usageCreditsDocument.path(uid));
    await record.update({ num_credits: 0 });
    await expect(credits.getByText('0', { exact: true })).toBeVisible();
    await expect(page.getByText(/No credits/)).toHaveCount(1);
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile/);
    await page.goBack();
    await record.update({ num_credits: 9 });
  });

  await test.step('the referral link is copied', async () => {
    await share.getByRole('button', { name: /Copy your referral link/ }).click();
    await expect(page.getByText('Affiliate link copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/?ref=');
  });

  await test.step('the reminder leads to the guide, and stays dismissed', async () => {
    await page.getByRole('link', { name: 'Set up now' }).click();
    await expect(page).toHaveURL(/\/dashboard\/shortcut-setup$/);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('link', { name: 'CRM', exact: true }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('Send your first email')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  await test.step('earnings are tracked on our own page', async () => {
    await earnings.click();
    await expect(page).toHaveURL(/\/dashboard\/referral$/);
    await page.goBack();
  });

  await test.step('without a last visit, until the first answer each card says that it loads, then shows its figure', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(FIRESTORE, async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/product.json', (route) =>
      route.fulfill({ json: { earnings_url: `${baseURL ?? ''}/login?tracker` } }),
    );
    await page.goto('/privacy-policy');
    await page.evaluate(() => localStorage.removeItem('vibes.last-known'));
    await page.goto('/dashboard');
    await expect(credits.getByRole('status', { name: 'Loading credits' })).toBeVisible();
    await expect(sent.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(share).toBeVisible();
    for (const figure of [sent, credits, share]) {
      await expect(figure.getByText('-', { exact: true })).toHaveCount(0);
      await expect(figure.getByRole('button')).toHaveCount(0);
    }
    await expect(share).not.toContainText('No Referral Code');

    release();
    await expect(credits.getByText('9', { exact: true })).toBeVisible();
    await expect(sent.getByText('5', { exact: true })).toBeVisible();
    await expect(share.getByRole('button', { name: /Copy your referral link/ })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  });

  await test.step('a capture is counted and reported, and leads to the creator', async () => {
    const saved = await quietCapture({ uid, url: tester(`feed-${uid}`).url });
    await expect(panel(page).locator('dl > *', { hasText: 'Captures' })).toContainText('1');
    await expect(panel(page).getByRole('listitem').filter({ hasText: '100%' })).toHaveCount(1);
    // It is drawn once it is near.
    await panel(page).getByText('Show as a table').scrollIntoViewIfNeeded();
    await expect(page.getByRole('slider', { name: 'Day' }).locator('canvas')).toBeVisible();
    await expect(steps.filter({ hasText: 'Capture a creator' }).getByLabel('Done')).toBeVisible();
    await page.getByRole('tab', { name: 'Recent Activity' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Today' })).toBeVisible();
    const line = panel(page).getByRole('listitem').filter({ hasText: 'Saved ' });
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/dashboard\/crm\?creator=/);
    expect(saved.id).toContain(new URL(page.url()).searchParams.get('creator'));
    await page.goBack();
  });

  await test.step('earnings are tracked elsewhere where the operator has set an address', async () => {
    await expect(earnings).toHaveAttribute('href', /\/login\?tracker$/);
    const opened = page.waitForEvent('popup');
    await earnings.click();
    expect((await opened).url()).toContain('/login?tracker');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the reminder is shown again, and goes with the first use of the key alone', async () => {
    await expect(banner(page)).toBeVisible();
    await useKey(uid);
    await page.reload();
    await expect(credits).toBeVisible();
    await expect(page.getByText('Send your first email')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});

test('an account that was set up elsewhere sees its email go, and nothing of it at the next visit', async ({
  page,
}) => {
  const { uid, name } = await openTestAccount();
  await signInAsNew(page, { name, email: `${name}@brand.test` });
  const steps = card(page, 'Send your first email');
  // With a template and Gmail, a capture is all that is left.
  await expect(steps.getByRole('listitem')).toHaveCount(1);
  await quietCapture({ uid, url: tester(`steps-${uid}`).url });
  const email = page.getByRole('heading', { name: /^(?:On its way|Sent) to / });
  await expect(email).toBeVisible();
  await page.reload();
  await expect(card(page, 'Messages Sent Today')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await expect(email).toHaveCount(0);
});

faultyTest(
  'what cannot be read says so in its place, beside what can, and can be tried again',
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const person = newPerson('Dora');
    await startSignedIn(page, person);
    await page.route(FIRESTORE, (route) => route.abort());
    await page.goto('/dashboard');
    const credits = card(page, 'Credits Remaining');
    await expect(credits.getByText('-', { exact: true })).toBeVisible();
    await expect(credits).toContainText('Unable to load credits information.');
    await expect(page.getByText('We couldn’t count today’s messages.')).toBeVisible();
    await expect(page.getByText('We couldn’t load the statistics.')).toBeVisible();
    const share = card(page, 'Share with Friends');
    await expect(share).toContainText('We couldn’t load your link.');
    await expect(page.getByText('No Referral Code')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Recent Activity' }).click();
    await expect(page.getByText('We couldn’t load recent activity.')).toBeVisible();
    for (const warning of [
      'Failed to fetch credits',
      'The subscription could not be read',
      'The referral link could not be read',
    ])
      await expect.poll(() => warnings, warning).toContainEqual(expect.stringContaining(warning));

    // Pressed while requests still fail: as soon as the server answers, the page recovers by
    // itself.
    for (const fault of [credits, share])
      await fault.getByRole('button', { name: 'Try again' }).click();
    await page.unroute(FIRESTORE);
    await expect(credits.getByText('10', { exact: true })).toBeVisible();
    await expect(share.getByRole('button', { name: /Copy your referral link/ })).toBeVisible();

    const { uid, time_zone } = await accountOf(person);
    await writeOwn(uid, outreachOf(time_zone, { 0: { captured: 3 } }));
    await page.route('**/day-plot*', (route) => route.abort());
    await page.reload();
    await panel(page).getByText('Show as a table').scrollIntoViewIfNeeded();
    await expect(page.getByText('We couldn’t load the plot.')).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(panel(page).getByRole('row').nth(1)).toHaveText(/3000$/);
  },
);
