import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { leaveSubscription } from '../support/subscription.ts';
import { expect, faultyTest, signInAsNew, test } from './fixtures.ts';

/** The frame around every screen: sidebar, drawer, who is signed in. */

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

test('a link of the sidebar takes the focus to the page it leads to', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'API Key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
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
