import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { leaveSubscription } from '../support/subscription.ts';
import { expect, faultyTest, signInAsNew, startSignedIn, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The frame around every screen: sidebar, drawer, account. */

test.use({ viewport: { width: 1280, height: 800 } });

const newcomer = () => ({
  name: 'Sam Shell',
  email: `sam.${randomUUID().slice(0, 8)}@brand.test`,
});

async function signIn(page: Page) {
  const person = newcomer();
  await signInAsNew(page, person);
  return person.email;
}

const sidebar = (page: Page) => page.locator('aside');
const widthOf = (page: Page) =>
  sidebar(page).evaluate((element) => element.getBoundingClientRect().width);
const sidebarCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebar:state');

test('the sidebar links to every page, folds to a rail, and is a drawer on a phone', async ({
  page,
}) => {
  await signIn(page);

  await test.step('it links to every page, in order', async () => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'Dashboard',
      'Message Templates',
      'Email Settings',
      'CRM',
      'DMs',
      'Deliveries',
      'API Key',
      'Profile',
    ]);
    expect(await widthOf(page)).toBe(256);
  });

  await test.step('a link takes the focus to the page it leads to', async () => {
    await page.getByRole('link', { name: 'API Key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('until it is chosen, it is a rail on a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(() => widthOf(page)).toBe(48);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => widthOf(page)).toBe(256);
    expect(await sidebarCookie(page)).toBeUndefined();
  });

  await test.step('it folds to 48 px by its button and by the shortcut, and back', async () => {
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
    // With Shift or Alt the shortcut is left to the browser.
    for (const keys of ['Control+Shift+b', 'Meta+Shift+b', 'Control+Alt+b']) {
      await page.keyboard.press(keys);
      await expect(page.getByRole('button', { name: 'Collapse sidebar' }), keys).toBeVisible();
      expect(await widthOf(page), keys).toBe(256);
    }
  });

  await test.step('on the rail, names and the link to the plans are tooltips', async () => {
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await tabTo(page, page.getByRole('link', { name: 'Upgrade' }));
    await expect(page.getByRole('tooltip', { name: 'Upgrade' })).toBeVisible();
    await page.getByRole('link', { name: 'CRM' }).hover();
    await expect(page.getByRole('tooltip', { name: 'CRM' })).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
  });

  await test.step('a cookie keeps its state for 7 days', async () => {
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('true');
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('false');
    const expires = (await sidebarCookie(page))?.expires ?? 0;
    const days = (expires - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    // The app takes the place of its first frame.
    await expect.poll(() => widthOf(page)).toBe(48);
  });

  await test.step('on a phone it is a drawer of 288 px that closes after a link is followed', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
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

test('the footer shows who is signed in, and the plan or a link to the plans', async ({ page }) => {
  const email = await signIn(page);

  await test.step('it shows who is signed in and, without a plan, a link to the plans', async () => {
    await expect(sidebar(page).getByText('Sam Shell')).toBeVisible();
    await expect(sidebar(page).getByText('S', { exact: true })).toBeVisible();
    await expect(sidebar(page).getByText('No Plan')).toBeVisible();
    await page.getByRole('link', { name: 'Upgrade' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(page.getByRole('heading', { name: 'Choose a Plan' })).toBeVisible();
  });

  await test.step('it shows a person without a name by email address', async () => {
    await page.getByRole('tab', { name: 'Profile Information' }).click();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(sidebar(page).getByText(email)).toBeVisible();
  });

  await test.step('it shows the plan as soon as there is one, and the link when it is over', async () => {
    await leaveSubscription(email, { plan_name: 'Growth' });
    await expect(sidebar(page).getByText('Growth', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await leaveSubscription(email, { status: 'canceled' });
    await expect(page.getByRole('link', { name: 'Upgrade' })).toBeVisible();
  });
});

faultyTest('the footer says nothing of a plan that cannot be read', async ({ page }) => {
  await startSignedIn(page, newcomer());
  await page.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Unable to load credits information.')).toBeVisible();
  await expect(sidebar(page).getByText('Sam Shell')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
});
