import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import { DEMO_PERSON } from '../world/demo-account.ts';
import type { Stack } from '../world/stack.ts';
import { ROOT } from '../world/world-paths.ts';
import { openSignedIn } from './open-signed-in.ts';

const FOLDER = join(ROOT, 'web/public/screenshots');
/** Time for live data to arrive; milliseconds. */
const DRAWN = 1500;
const QUALITY = 0.82;
interface Form {
  width: number;
  height: number;
  scale: number;
}

const README: Form = { width: 1440, height: 900, scale: 1 };
const FORMS = [
  { name: 'narrow', width: 360, height: 740, scale: 2, screens: ['crm', 'messages', 'deliveries'] },
  { name: 'wide', width: 1280, height: 800, scale: 1, screens: ['crm', 'deliveries'] },
];

/** Writes a picture as WebP, as the browser itself does: Playwright has no such format. */
const webp = (press: Page, png: Buffer) =>
  press.evaluate(
    async ([address, quality]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );

/** A screen as somebody who worked with the demo account finds it. */
async function openScreen(of: { browser: Browser; stack: Stack }, form: Form, screen: string) {
  const { width, height, scale } = form;
  const page = await openSignedIn(of.browser, of.stack, DEMO_PERSON, {
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
  });
  await page.goto(`${of.stack.web}/dashboard/${screen}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await sleep(DRAWN);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/**
 * The pictures that a device shows when it offers to install the app, into `web/public/screenshots`, and
 * that of the README, of the demo account as it is.
 */
export async function takeShownPictures(stack: Stack): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await openBrowser();
  const press = await browser.newPage();
  for (const form of FORMS)
    for (const screen of form.screens) {
      const png = await openScreen({ browser, stack }, form, screen);
      const file = join(FOLDER, `${form.name}-${screen}.webp`);
      await writeFile(file, await webp(press, png), 'base64');
    }
  const readme = await openScreen({ browser, stack }, README, 'crm');
  await writeFile(join(ROOT, 'docs/pictures/crm.png'), readme);
  await browser.close();
}
