import type { Page } from '@playwright/test';
import { tester } from '../support/account.ts';
import { accountOf, useKey } from '../support/person.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { violationsOn } from './axe.ts';
import { errorToast, expect, faultyTest, test } from './fixtures.ts';
import { holdClock } from './held-clock.ts';
import { firstCapture, openGuide } from './shortcut-guide.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SHORTCUT = 'https://www.icloud.com/shortcuts/0123456789abcdef';

/** The operator has set where the shortcut is downloaded. */
const offerDownload = (page: Page, shortcut_url: string) =>
  page.route('**/product.json', (route) => route.fulfill({ json: { shortcut_url } }));

const WAYS = { setup: 'I need to download the shortcut', existing: 'I already downloaded it' };
type Stage = keyof typeof WAYS;
const STAGES: Stage[] = ['setup', 'existing'];

const wayTo = (page: Page, stage: Stage) => page.getByRole('link', { name: WAYS[stage] });
/** From the open stage to one of the two, by the choice between them. */
async function turnTo(page: Page, stage: Stage) {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await wayTo(page, stage).click();
}

test('the guide offers two ways to begin, shows the key and explains the shortcut by hand', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  await openGuide(page, '?stage=setup');

  await test.step('without a download the guide explains the shortcut by hand', async () => {
    await expect(page.getByRole('heading', { name: 'Step 2: Build the shortcut' })).toBeVisible();
    await expect(page.getByText(`${baseURL ?? ''}/api/capture`, { exact: true })).toBeVisible();
    await expect(page.getByText('Header Authorization')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download shortcut' })).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'QR code of the download link' })).toHaveCount(0);
  });

  await test.step('it has eight steps, each with its picture', async () => {
    const steps = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) });
    await expect(steps).toHaveCount(8);
    for (const [i, step] of (await steps.all()).entries()) {
      await expect(step.getByRole('heading')).toHaveText(new RegExp(`^${i + 1}\\. `));
      await expect(step.getByRole('img')).toBeVisible();
    }
  });

  for (const stage of STAGES)
    await test.step(`the key is copied whole at the stage ${stage}`, async () => {
      await turnTo(page, stage);
      const copy = page.getByRole('button', { name: 'Copy API key' });
      await expect(copy).toBeVisible();
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await holdClock(page);
      await copy.click();
      const check = copy.locator('svg.lucide-check');
      await expect(check).toBeVisible();
      await page.clock.runFor(2900);
      await expect(check).toBeVisible();
      await expect(page.getByText('API key copied!')).toBeVisible();
      await page.clock.runFor(200);
      await expect(check).toBeHidden();
      await page.clock.resume();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^vo_live_\w{38}$/);
    });

  await test.step('a toast says that the browser forbids copying', async () => {
    // Granting one permission refuses all others.
    await context.clearPermissions();
    await context.grantPermissions(['geolocation']);
    await page.getByRole('button', { name: 'Copy API key' }).click();
    const toast = errorToast(page, 'Failed to copy');
    await expect(toast).toContainText('Could not copy API key to clipboard');
  });

  await test.step('it has two stages to begin with, and goes back by the button or the browser', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await wayTo(page, 'setup').click();
    const setup = page.getByRole('heading', { name: 'Set up the shortcut' });
    await expect(setup).toBeFocused();
    await turnTo(page, 'existing');
    const existing = page.getByRole('heading', { name: 'Put your key into the shortcut' });
    await expect(existing).toBeFocused();
    await page.reload();
    await expect(page.getByText('Tap Done.')).toBeVisible();
    await page.goBack();
    await expect(wayTo(page, 'existing')).toBeVisible();
    await page.goBack();
    await expect(setup).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('the download is a code for the camera on a wide screen and a button on a phone', async ({
  page,
}) => {
  await offerDownload(page, SHORTCUT);
  await openGuide(page, '?stage=setup');
  const code = page.getByRole('img', { name: 'QR code of the download link' });

  await test.step('the code is dark on light in dark mode too', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(code).toBeVisible();
    const [ground, modules] = await code.evaluate((drawn) => {
      const { backgroundColor, color } = getComputedStyle(drawn);
      return [backgroundColor, color].map((text) => Number(/\d+/.exec(text)?.[0]));
    });
    expect(ground).toBeGreaterThan(240);
    expect(modules).toBeLessThan(40);
  });

  await test.step('it is a code on a wide screen, a button on a phone', async () => {
    const link = page.getByRole('link', { name: SHORTCUT });
    const button = page.getByRole('link', { name: 'Download shortcut' });
    await expect(link).toHaveAttribute('href', SHORTCUT);
    await expect(button).toHaveCount(0);
    await expect(page.getByText('asks for your API key, paste the one you copied')).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(button).toHaveAttribute('href', SHORTCUT);
    await expect(code).toHaveCount(0);
  });

  await test.step('for a shortcut that is a file the guide says that Safari downloads it', async () => {
    await offerDownload(page, 'https://app.example/vibes-outreach.shortcut');
    await page.reload();
    await expect(page.getByText('Safari downloads it. Open it from Downloads')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByText('Safari downloads it: open it from Downloads')).toBeVisible();
  });
});

test('both stages wait for the first request, show it and the later ones', async ({ page }) => {
  const { uid } = await accountOf(await openGuide(page, '?stage=setup'));
  const [first, second] = [tester(`guide-${uid}`), tester(`later-${uid}`)];
  const shows = ({ handle }: { handle: string }) =>
    expect(firstCapture(page)).toHaveText(`Your captures come through. The newest: @${handle}`);

  await test.step('both stages say that they wait', async () => {
    for (const stage of STAGES) {
      await turnTo(page, stage);
      await expect(firstCapture(page)).toHaveText('Waiting for your first press');
    }
  });

  await test.step('the stage existing shows the first request as it arrives', async () => {
    await quietCapture({ uid, url: first.url });
    await shows(first);
  });

  await test.step('it came from the browser: only the use of the key sets the shortcut up', async () => {
    const shortcut = page.getByRole('status', { name: 'Your shortcut' });
    await expect(shortcut).toContainText('your shortcut has not been used yet');
    await useKey(uid);
    await page.reload();
    await expect(shortcut).toContainText('Your shortcut is set up.');
  });

  await test.step('the stage setup shows it too, and the next one as it arrives', async () => {
    await turnTo(page, 'setup');
    await shows(first);
    await quietCapture({ uid, url: second.url });
    await shows(second);
  });

  for (const stage of STAGES)
    await test.step(`the stage ${stage} links to the creator`, async () => {
      await turnTo(page, stage);
      await shows(second);
      await firstCapture(page).getByRole('link').click();
      await expect(page).toHaveURL(/\/dashboard\/crm\?creator=/);
      await page.goBack();
    });
});

test('no stage has a violation on a phone or a wide screen, dark or light', async ({ page }) => {
  await openGuide(page, '?stage=setup');
  const check = async (says: string) => {
    await expect(page.getByText(says)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, says).toBe(clientWidth);
  };
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const)
    await test.step(`no stage has a violation at ${width} px, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await check('I already downloaded it');
      await wayTo(page, 'existing').click();
      await check('Tap Done.');
      await turnTo(page, 'setup');
      await check('Step 3: Press it');
    });
});

faultyTest('a key that cannot be read shows an error, and can be read again', async ({ page }) => {
  await page.route('**/api/call/getUserData', (route) => route.abort());
  // A live document that arrives would ask again by itself.
  await page.route(/google\.firestore/, () => undefined);
  await openGuide(page, '?stage=existing');
  await expect(page.getByText('Failed to fetch user data').first()).toBeVisible();
  await page.unroute('**/api/call/getUserData');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Copy API key' })).toBeVisible();
});
