import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tester } from '../support/account.ts';
import { accountOf } from '../support/person.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { errorToast, expect, faultyTest, test } from './fixtures.ts';
import { firstCapture, GUIDE, openGuide } from './shortcut-guide.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SHORTCUT = 'https://www.icloud.com/shortcuts/0123456789abcdef';

/** The operator says where the shortcut is downloaded. */
const offerDownload = (page: Page) =>
  page.route('**/product.json', (route) => route.fulfill({ json: { shortcut_url: SHORTCUT } }));

test('two ways in, and back by the button as by the browser', async ({ page }) => {
  await openGuide(page);
  await page.getByRole('link', { name: 'I need to download the shortcut' }).click();
  const setup = page.getByRole('heading', { name: 'Set up the shortcut' });
  await expect(setup).toBeFocused();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'I already downloaded it' }).click();
  await expect(page.getByRole('heading', { name: 'Put your key into the shortcut' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Tap Done.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'I already downloaded it' })).toBeVisible();
  await page.goBack();
  await expect(setup).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const stage of ['setup', 'existing'])
  test(`the key is copied whole at the stage ${stage}`, async ({ page }) => {
    await openGuide(page, `?stage=${stage}`);
    const copy = page.getByRole('button', { name: 'Copy API key' });
    await copy.click();
    const start = Date.now();
    const check = copy.locator('svg.lucide-check');
    await expect(check).toBeVisible();
    await Promise.all([
      expect(page.getByText('API key copied!')).toBeVisible(),
      expect(check).toBeHidden({ timeout: 10_000 }),
    ]);
    expect(Date.now() - start).toBeGreaterThan(2600);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^vo_live_\w{38}$/);
  });

test('a browser that forbids copying is told of', async ({ page, context }) => {
  await openGuide(page, '?stage=existing');
  // To grant one permission alone is to refuse all others.
  await context.clearPermissions();
  await context.grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Copy API key' }).click();
  const toast = errorToast(page, 'Failed to copy');
  await expect(toast).toContainText('Could not copy API key to clipboard');
});

test('the download is a code for the camera on a wide screen and a button on a phone', async ({
  page,
}) => {
  await offerDownload(page);
  await openGuide(page, '?stage=setup');
  const link = page.getByRole('link', { name: SHORTCUT });
  const button = page.getByRole('link', { name: 'Download the shortcut' });
  await expect(page.getByRole('img', { name: 'QR code of the download link' })).toBeVisible();
  await expect(link).toHaveAttribute('href', SHORTCUT);
  await expect(button).toHaveCount(0);
  await expect(page.getByText('asks for your API key, paste the one you copied')).toBeVisible();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(button).toHaveAttribute('href', SHORTCUT);
  await expect(page.getByRole('img', { name: 'QR code of the download link' })).toHaveCount(0);
});

test('of a shortcut that is a file it is said that Safari downloads it', async ({ page }) => {
  const shortcut_url = 'https://app.example/vibes-outreach.shortcut';
  await page.route('**/product.json', (route) => route.fulfill({ json: { shortcut_url } }));
  await openGuide(page, '?stage=setup');
  await expect(page.getByText('Safari downloads it: open it from Downloads')).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByText('Safari downloads it. Open it from Downloads')).toBeVisible();
});

test('the code is dark on light in dark mode too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await offerDownload(page);
  await openGuide(page, '?stage=setup');
  const code = page.getByRole('img', { name: 'QR code of the download link' });
  await expect(code).toBeVisible();
  const [ground, modules] = await code.evaluate((drawn) => {
    const { backgroundColor, color } = getComputedStyle(drawn);
    return [backgroundColor, color].map((text) => Number(/\d+/.exec(text)?.[0]));
  });
  expect(ground).toBeGreaterThan(240);
  expect(modules).toBeLessThan(40);
});

test('without a download the shortcut is built by hand', async ({ page, baseURL }) => {
  await openGuide(page, '?stage=setup');
  await expect(page.getByRole('heading', { name: 'Step 2: Build the shortcut' })).toBeVisible();
  await expect(page.getByText(`${baseURL ?? ''}/api/capture`, { exact: true })).toBeVisible();
  await expect(page.getByText('Header Authorization')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the shortcut' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'QR code of the download link' })).toHaveCount(0);
});

test('the shortcut is built by hand in eight steps, each with its picture', async ({ page }) => {
  await openGuide(page, '?stage=setup');
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(steps).toHaveCount(8);
  for (const [i, step] of (await steps.all()).entries()) {
    await expect(step.getByRole('heading')).toHaveText(new RegExp(`^${i + 1}\\. `));
    await expect(step.getByRole('img')).toBeVisible();
  }
});

for (const stage of ['setup', 'existing'])
  test(`the stage ${stage} waits for the first press, shows it and those that follow`, async ({
    page,
  }) => {
    const person = await openGuide(page, `?stage=${stage}`);
    await expect(firstCapture(page)).toHaveText('Waiting for your first press');
    const { uid } = await accountOf(person);
    const [first, second] = [tester(`guide-${stage}-${uid}`), tester(`later-${stage}-${uid}`)];
    await quietCapture({ uid, url: first.url });
    await expect(firstCapture(page)).toHaveText(
      `Your captures come through. The newest: @${first.handle}`,
    );
    await expect(page.getByText('A press of your shortcut on a new creator')).toBeVisible();
    await quietCapture({ uid, url: second.url });
    await expect(firstCapture(page)).toHaveText(
      `Your captures come through. The newest: @${second.handle}`,
    );
    await firstCapture(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/dashboard\/crm\?creator=/);
  });

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(`no stage has a violation at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openGuide(page);
    for (const [query, says] of [
      ['', 'I already downloaded it'],
      ['?stage=existing', 'Tap Done.'],
      ['?stage=setup', 'Step 3: Press it'],
    ] as const) {
      await page.goto(GUIDE + query);
      await expect(page.getByText(says)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, query).toBe(clientWidth);
    }
  });
}

faultyTest('a key that cannot be read is a fault with a way on', async ({ page }) => {
  await openGuide(page);
  await page.route('**/api/call/getUserData', (route) => route.abort());
  await page.goto(`${GUIDE}?stage=existing`);
  await expect(page.getByText('Failed to fetch user data').first()).toBeVisible();
  await page.unroute('**/api/call/getUserData');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Copy API key' })).toBeVisible();
});
