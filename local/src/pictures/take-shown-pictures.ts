import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { openBrowser } from '../browser/open-browser.ts';
import { DEMO_PERSON } from '../world/demo-account.ts';
import type { Stack } from '../world/stack.ts';
import { ROOT } from '../world/world-paths.ts';
import { openSignedIn } from './open-signed-in.ts';

/** Time for live data to arrive; milliseconds. */
const DRAWN = 1500;

/** As the device of each has it: on a phone a finger presses, and no key is named. */
const FORMS = {
  narrow: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  wide: { viewport: { width: 1280, height: 800 } },
  readme: { viewport: { width: 1440, height: 900 } },
} as const;
type Theme = 'light' | 'dark';
const SHOWN: readonly (readonly [
  theme: Theme,
  form: keyof typeof FORMS,
  screen: string,
  file: string,
])[] = [
  ['light', 'narrow', 'crm', 'web/public/screenshots/narrow-crm-light.webp'],
  ['dark', 'narrow', 'crm', 'web/public/screenshots/narrow-crm-dark.webp'],
  ['light', 'narrow', 'messages', 'web/public/screenshots/narrow-messages.webp'],
  ['light', 'narrow', 'deliveries', 'web/public/screenshots/narrow-deliveries.webp'],
  ['light', 'wide', 'crm', 'web/public/screenshots/wide-crm-light.webp'],
  ['dark', 'wide', 'crm', 'web/public/screenshots/wide-crm-dark.webp'],
  ['light', 'wide', 'deliveries', 'web/public/screenshots/wide-deliveries.webp'],
  ['light', 'readme', 'crm', 'docs/pictures/crm.png'],
];

/**
 * The pictures of the first page's CRM, those that a device shows when it offers to install the app,
 * and that of the README, of the demo account as somebody who worked with it finds it.
 */
export async function takeShownPictures(stack: Stack, theme: Theme): Promise<void> {
  const browser = await openBrowser();
  for (const [colorScheme, form, screen, file] of SHOWN) {
    if (colorScheme !== theme) continue;
    const page = await openSignedIn(browser, stack, DEMO_PERSON, { ...FORMS[form], colorScheme });
    await page.goto(`${stack.web}/dashboard/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await sleep(DRAWN);
    // The ending of the file names the format.
    await sharp(await page.screenshot()).toFile(join(ROOT, file));
    await page.close();
  }
  await browser.close();
}
