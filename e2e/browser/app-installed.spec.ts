import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { expect, signInAsNew, signInHere, test } from './fixtures.ts';
import { visit } from './go-about.ts';
import { install, underWorker, withProfile } from './installed-app.ts';
import { keepSession } from './kept-session.ts';
import { pressEscape } from './press-escape.ts';

test.use({ serviceWorkers: 'allow' });

/** The app as a device installs it, from the built worker and manifest. */

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}
interface Manifest {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
  share_target: { action: string };
}

/** The size of a picture as the browser decodes it; null when it cannot be decoded. */
const decodedSize = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    );
    return isDecoded ? `${image.naturalWidth}x${image.naturalHeight}` : null;
  }, src);

const isStandalone = (page: Page) =>
  page.evaluate(() => matchMedia('(display-mode: standalone)').matches);

test('the browser finds the app installable, and installs it', async () => {
  // Two browsers, and three starts of the app.
  test.slow();
  await withProfile(async (context) => {
    const page = await context.newPage();
    await signInAsNew(page, newPerson('Ina'));
    await underWorker(page);
    const devtools = await context.newCDPSession(page);
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
    expect(await isStandalone(page)).toBe(false);

    const open = await install(context, page);
    const app = await open();
    await expect(app.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await isStandalone(app)).toBe(true);

    // A cold start without a connection: the device has only what it stored.
    await app.close();
    await context.setOffline(true);
    const offline = await open();
    await expect(offline.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(offline.getByText('You are offline.')).toBeVisible();
  });
});

test('each picture of the manifest exists in the size it claims, and each address opens', async ({
  page,
}) => {
  await signInAsNew(page, newPerson('Pia'));
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  for (const { src, sizes, type } of pictures) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    expect((await answer.body()).length, src).toBeLessThan(150_000);
    expect(await decodedSize(page, src), src).toBe(sizes);
  }
  for (const path of [manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
});

test.describe('on a phone with a notch and a home bar', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const TOP = 47;
  const BOTTOM = 740 - 34;

  async function withInsets(page: Page) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { top: TOP, topMax: TOP, bottom: 740 - BOTTOM, bottomMax: 740 - BOTTOM },
    });
  }

  /**
   * Finds what can be read or pressed inside `root` and overlaps an inset of this screen; `at`
   * -Infinity: scrolled below the bar.
   */
  const inInsets = (page: Page, root: string, at = TOP) =>
    page.locator(root).evaluateAll(
      (roots, [top, bottom]) =>
        roots
          .flatMap((element) => [...element.querySelectorAll('a, button, input, h1, h2, p, label')])
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const isOn = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < 740;
            return isOn && element.checkVisibility() && (box.top < top || box.bottom > bottom);
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      [at, BOTTOM] as const,
    );

  test('bar, drawer, dialog, toast and the end of a page stay clear of both', async ({ page }) => {
    await keepSession(page, newPerson('Nora'));
    await page.goto('/dashboard/messages');
    await withInsets(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await inInsets(page, 'header')).toEqual([]);

    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect(await inInsets(page, '[role=dialog]')).toEqual([]);
    await pressEscape(page);
    await expect(drawer).toBeHidden();

    for (const tab of ['Instagram', 'TikTok', 'Email']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('button', { name: 'Insert example' }).click();
    }
    await expect(page.getByLabel('Email Subject')).toHaveCSS('font-size', '16px');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => inInsets(page, 'main', -Infinity)).toEqual([]);

    await page.getByRole('button', { name: 'Save Templates' }).click();
    const toast = page.locator('[data-scope=toast][data-part=root]').first();
    await expect(toast).toBeVisible();
    await expect.poll(() => inInsets(page, '[data-scope=toast][data-part=root]')).toEqual([]);

    await page.getByLabel('Email Subject').fill('Half written');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'CRM' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    expect(await inInsets(page, '[role=alertdialog]')).toEqual([]);
    await question.getByRole('button', { name: 'Stay' }).click();
  });

  test('the sign-in page stays clear of both, and its chooser needs no zoom', async ({ page }) => {
    await page.goto('/login');
    await withInsets(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await inInsets(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByLabel('Email')).toHaveCSS('font-size', '16px');
    expect(await inInsets(page, '[role=dialog]')).toEqual([]);
    await pressEscape(page);
    await signInHere(page, newPerson('Nils'));
  });
});
