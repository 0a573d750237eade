import type { Page } from '@playwright/test';
import { creditsOf, requestCapture, tester } from '../support/account.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { stripeCustomerOf, stripeEventsDelivered } from '../support/stripe.ts';
import { everyMinute } from '../support/sweep.ts';
import { signIn } from './crm.ts';
import { DAY_MS } from '../support/days-ago.ts';
import { card } from './dashboard.ts';
import { expect, faultyTest as test } from './fixtures.ts';
import { lines } from './statement.ts';

/**
 * From "Choose a Plan" over the pay page to the credits, and the months after. Moving the page's
 * clock may end the database's connection attempts, which it logs.
 */

/** Longer than any month, shorter than one with its seven days of grace. */
const A_MONTH = 32 * DAY_MS;
/** By then the screen has read the time again. */
const A_TICK = 31_000;

test.afterEach(resetClock);

const PLANS_TAB = /\/dashboard\/profile\?tab=plans$/;
const THANKS = 'Thank you. Your Starter plan is active.';
const sidebar = (page: Page) => page.locator('aside');
const status = (page: Page) => card(page, 'Subscription Status');
const active = (page: Page) => status(page).getByText('active', { exact: true });
const GREEN = 'rgb(28, 102, 55)';
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const credits = (page: Page, left: number) =>
  expect(card(page, 'Credits Remaining').getByText(String(left), { exact: true })).toBeVisible();

/** A new person, on the pay page of Starter, which belongs to another company. */
async function goToPayPage(page: Page) {
  await page.clock.install();
  const account = await signIn(page);
  await page.goto('/dashboard');
  await credits(page, 10);
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Plan' })).toBeVisible();
  await button(page, 'Choose Starter').click();
  await proceed(page);
  return account;
}

async function proceed(page: Page) {
  const app = new URL(page.url()).origin;
  await page
    .getByRole('dialog', { name: 'Subscribe to Starter' })
    .getByRole('button', { name: 'Proceed to Payment' })
    .click();
  await expect(page.getByRole('heading', { name: /^Subscribe to .* Starter$/ })).toBeVisible();
  await expect(page.getByText('$19.00')).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(app);
}

/** Presses "Pay", and is thanked once the plan is active. */
async function pay(page: Page) {
  await button(page, 'Pay').click();
  await expect(page).toHaveURL(PLANS_TAB);
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(active(page)).toHaveCSS('color', GREEN);
}

/** Opens the page where cards are changed and plans ended. */
async function manage(page: Page) {
  await button(page, 'Manage Subscription').click();
  await expect(page.getByRole('heading', { name: 'Your plan and payments' })).toBeVisible();
}

async function comeBack(page: Page) {
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page).toHaveURL(PLANS_TAB);
}

/** Moves the clock to so many months after the beginning, on the server and on the screen. */
async function letMonthsPass(page: Page, uid: string, months: number) {
  await moveClock(months * A_MONTH);
  // Not `fastForward`: past 2^31 ms the timers of the next page would never fire.
  await page.clock.setSystemTime(Date.now() + months * A_MONTH);
  await page.clock.fastForward(A_TICK);
  await stripeEventsDelivered((await stripeCustomerOf(uid))?.customer.id);
  await everyMinute();
}

/** Cents of the payments that succeeded, and how many failed. */
async function paymentsOf(uid: string) {
  const charges = (await stripeCustomerOf(uid))?.charges ?? [];
  const paid = charges.filter(({ status }) => status === 'succeeded');
  return { paid: paid.map(({ amount }) => amount), refused: charges.length - paid.length };
}

test('a plan is bought, used, paid late, cancelled and over, and nothing more is charged', async ({
  page,
}) => {
  const account = await goToPayPage(page);
  const { uid } = account;

  await test.step('left: nothing is charged, and the page offers another try', async () => {
    await button(page, 'Leave').click();
    await expect(page).toHaveURL(PLANS_TAB);
    await expect(notice(page, 'The payment wasn’t completed. Nothing was charged.')).toBeVisible();
    await button(page, 'Try again').click();
    await proceed(page);
  });

  await test.step('declined: the pay page says so, and another card works', async () => {
    await button(page, 'Pay with a card that is declined').click();
    await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.');
    expect(await creditsOf(uid)).toMatchObject({ balance: 10, sum: 10 });
    await pay(page);
    expect(await paymentsOf(uid)).toEqual({ paid: [1900], refused: 1 });
  });

  await test.step('paid: the page shows the plan and its credits', async () => {
    await expect(status(page)).toContainText('$19/month');
    await expect(status(page)).toContainText('Renews in about 1 month');
    await expect(sidebar(page).getByText('Starter', { exact: true })).toBeVisible();
  });

  await test.step('a capture costs one credit, and is a line of the statement', async () => {
    const captured = await requestCapture(account, { url: tester(account.name).url });
    expect(captured).toMatchObject({ status: 200, body: { credits_remaining: 249 } });
    await page.getByRole('link', { name: 'credit statement' }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).nth(0)).toContainText(/Captured.*−1249$/);
    await expect(lines(page).nth(1)).toContainText('Plan’s first month+240250');
    await expect(lines(page).nth(2)).toContainText('Trial+1010');
    await page.goBack();
  });

  await test.step('the card fails at the renewal: the plan is past due and still works', async () => {
    await manage(page);
    await button(page, 'Use a card that will be declined').click();
    await expect(page.getByText('Card ending in 0341')).toBeVisible();
    await comeBack(page);
    await letMonthsPass(page, uid, 1);
    const unpaid = notice(page, 'Your last payment did not go through. Update your card');
    await expect(unpaid).toContainText('your Starter plan is kept until');
    await expect(status(page).getByText('past due', { exact: true })).toBeVisible();
    await expect(sidebar(page).getByText('Starter', { exact: true })).toBeVisible();
    expect(await creditsOf(uid)).toMatchObject({ balance: 249, sum: 249 });
    expect((await paymentsOf(uid)).paid).toEqual([1900]);
  });

  await test.step('another card pays the bill: the plan is active, with a new month of credits', async () => {
    await manage(page);
    await button(page, 'Use a good card').click();
    await button(page, 'Pay now').click();
    await comeBack(page);
    await expect(active(page)).toBeVisible();
    await expect(notice(page, 'Your last payment did not go through.')).toHaveCount(0);
    await expect.poll(() => creditsOf(uid)).toMatchObject({ balance: 250, sum: 250 });
    expect((await paymentsOf(uid)).paid).toEqual([1900, 1900]);
  });

  await test.step('cancelled: the page says when it ends, and it works until then', async () => {
    await manage(page);
    await button(page, 'Cancel at the end of the period').click();
    await expect(page.getByText('active, ends')).toBeVisible();
    await comeBack(page);
    await expect(status(page)).toContainText('You keep the plan and its credits until then.');
    await expect(sidebar(page).getByText('Starter', { exact: true })).toBeVisible();
    expect(await creditsOf(uid)).toMatchObject({ balance: 250, sum: 250 });
  });

  await test.step('a month later: the plan and the credits are gone, and the page says why', async () => {
    await letMonthsPass(page, uid, 2);
    await expect(sidebar(page).getByText('No Plan')).toBeVisible();
    await expect(notice(page, 'Your Starter plan ended on')).toBeVisible();
    await expect(notice(page, 'New creators are not saved.')).toBeVisible();
    await expect(button(page, 'Choose Starter')).toBeVisible();
    const refused = await requestCapture(account, { url: tester(`${account.name} late`).url });
    expect(refused).toMatchObject({ status: 402, body: { ok: false } });
  });

  await test.step('another month later: nothing has changed, and nothing more was charged', async () => {
    await letMonthsPass(page, uid, 3);
    await page.goto('/dashboard');
    await credits(page, 0);
    await expect(sidebar(page).getByText('No Plan')).toBeVisible();
    await expect(notice(page, 'No credits left. New creators are not saved.')).toBeVisible();
    expect(await creditsOf(uid)).toEqual({ balance: 0, sum: 0, charges: 1 });
    expect((await paymentsOf(uid)).paid).toEqual([1900, 1900]);
  });
});
