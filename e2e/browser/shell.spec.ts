import type { Page } from '@playwright/test';
import { paths } from '@vibes/core/firestore/paths';
import { randomUUID } from 'node:crypto';
import { database } from '../support/database.ts';
import { uidOf } from '../support/sign-in-service.ts';
import { newPerson } from '../support/person.ts';
import { leaveSubscription } from '../support/subscription.ts';
import { errorToast, expect, faultyTest, signInAsNew, signInHere, test } from './fixtures.ts';

/** The frame around every screen: sidebar, drawer, who is signed in, the way out. */

test.use({ viewport: { width: 1280, height: 800 } });

async function signIn(page: Page) {
  const email = `sam.${randomUUID().slice(0, 8)}@brand.test`;
  await signInAsNew(page, { name: 'Sam Shell', email });
  return email;
}

const sidebar = (page: Page) => page.locator('aside');
const widthOf = (page: Page) =>
  sidebar(page).evaluate((element) => element.getBoundingClientRect().width);
const sidebarCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebar:state');

test('the sidebar leads to every page, in order', async ({ page }) => {
  await signIn(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Dashboard',
    'Message Templates',
    'Email Settings',
    'CRM',
    'Deliveries',
    'API Key',
    'Profile',
  ]);
  expect(await widthOf(page)).toBe(256);
});

test('the sidebar folds to a rail of 48 px by its button and by the key, and back', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBe(48);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBe(256);
  for (const keys of ['Control+b', 'Meta+b']) {
    await page.keyboard.press(keys);
    await expect.poll(() => widthOf(page)).toBe(48);
    await page.keyboard.press(keys);
    await expect.poll(() => widthOf(page)).toBe(256);
  }
});

test('the key with Shift or Alt is left to the browser', async ({ page }) => {
  await signIn(page);
  for (const keys of ['Control+Shift+b', 'Meta+Shift+b', 'Control+Alt+b']) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('button', { name: 'Collapse sidebar' }), keys).toBeVisible();
    expect(await widthOf(page), keys).toBe(256);
  }
});

test('a cookie keeps the sidebar as it was left, for 7 days', async ({ page }) => {
  await signIn(page);
  await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('true');
  await page.keyboard.press('Control+b');
  await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('false');
  const expires = (await sidebarCookie(page))?.expires ?? 0;
  const days = (expires - Date.now() / 1000) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(await widthOf(page)).toBe(48);
});

test('on the rail, names and the way to a plan stand in tooltips', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('link', { name: 'Upgrade' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Upgrade' })).toBeVisible();
  await page.getByRole('link', { name: 'CRM' }).hover();
  await expect(page.getByRole('tooltip', { name: 'CRM' })).toBeVisible();
});

test('the footer shows who is signed in and, without a plan, the way to one', async ({ page }) => {
  await signIn(page);
  await expect(sidebar(page).getByText('Sam Shell')).toBeVisible();
  await expect(sidebar(page).getByText('S', { exact: true })).toBeVisible();
  await expect(sidebar(page).getByText('No Plan')).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByRole('heading', { name: 'Choose a Plan' })).toBeVisible();
});

test('the footer shows the plan as soon as there is one, and the way to one when it is over', async ({
  page,
}) => {
  const email = await signIn(page);
  await leaveSubscription(email, { plan_name: 'Growth' });
  await expect(sidebar(page).getByText('Growth', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
  await leaveSubscription(email, { status: 'canceled' });
  await expect(page.getByRole('link', { name: 'Upgrade' })).toBeVisible();
});

test('a person without a name is shown by e-mail address', async ({ page }) => {
  const email = await signIn(page);
  await page.goto('/dashboard/profile?tab=profile');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(sidebar(page).getByText(email)).toBeVisible();
});

test('logging out says so and leads to the first page', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).not.toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/crm');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fcrm$/);
});

test('whoever signs in next in the same tab sees nothing of the person before', async ({
  page,
}) => {
  const email = await signIn(page);
  await leaveSubscription(email, { plan_name: 'Growth' });
  const templates = (await database()).doc(paths.messageTemplates(await uidOf(email)));
  await templates.update({ email_subject: 'The secret offer of Sam' });
  await page.goto('/dashboard/messages');
  const subject = page.getByLabel('Email Subject');
  await expect(subject).toHaveValue('The secret offer of Sam');
  await expect(sidebar(page).getByText('Growth', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/call/getUserData', async (route) => {
    await held;
    await route.continue();
  });
  await signInHere(page, newPerson('Nell'));
  await expect(sidebar(page).getByText('Nell')).toBeVisible();
  await expect(sidebar(page).getByText('No Plan')).toBeVisible();
  await expect(sidebar(page)).not.toContainText(/Sam|Growth/);

  await page.getByRole('link', { name: 'Message Templates' }).click();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(subject).toHaveCount(0);
  release();
  await expect(subject).toHaveValue('Paid Partnership Opportunity for {{creatorName}}');
  expect(await page.evaluate('isSameTab')).toBe(true);
});

test('a logout that the browser does not let happen says so, and can be tried again', async ({
  page,
}) => {
  await signIn(page);
  // The session lives in IndexedDB: now nothing can be taken out of it.
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const remove = Object.getOwnPropertyDescriptor(prototype, 'delete');
    prototype.delete = () => {
      throw new DOMException('The disk is full.', 'UnknownError');
    };
    Object.assign(window, {
      mend: () => remove && Object.defineProperty(prototype, 'delete', remove),
    });
  });
  const logOut = page.getByRole('button', { name: 'Log out' });
  await logOut.click();
  const toast = errorToast(page, 'Logout failed');
  await expect(toast).toContainText('There was a problem logging you out');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate('mend()');
  await expect(logOut).toBeEnabled();
  await logOut.click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
});

test('an unknown path says so, is logged, and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
});

test('the two sign-in pages lead to each other and keep where the person wanted to go', async ({
  page,
}) => {
  await page.goto('/dashboard/email');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /Vibes Outreach/ })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /Demo Marketer/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/email$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the sidebar is a drawer of 288 px that closes when it has led somewhere', async ({
    page,
  }) => {
    await signIn(page);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect
      .poll(async () => (await drawer.boundingBox())?.width, { message: 'width of the drawer' })
      .toBe(288);
    await drawer.getByRole('link', { name: 'CRM' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Creator CRM' })).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'Upgrade' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Choose a Plan' })).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
  });
});

faultyTest('a plan that cannot be read is not talked about', async ({ page }) => {
  await signIn(page);
  await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Unable to load credits information.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(sidebar(page).getByText('Sam Shell')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
});
