/**
 * `npm run screenshots:install`: the pictures a device shows when it offers to install the app,
 * taken from the running world, into `web/public/screenshots`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '../browser/open-browser.ts';
import { captureProfile } from '../phone/capture-profile.ts';
import { DEMO_PERSON } from '../world/demo-account.ts';
import { readStack } from '../world/stack.ts';
import { ROOT, worldPaths } from '../world/world-paths.ts';
import { openSignedIn } from './open-signed-in.ts';
import { VIEWED_CREATORS } from './views.ts';

const FOLDER = join(ROOT, 'web/public/screenshots');
/** Time for live data to arrive; milliseconds. */
const DRAWN = 1500;
const QUALITY = 0.82;
const FORMS = [
  { name: 'narrow', width: 360, height: 740, scale: 2, screens: ['crm', 'messages', 'deliveries'] },
  { name: 'wide', width: 1280, height: 800, scale: 1, screens: ['crm', 'deliveries'] },
];

const stack = await readStack(process.env['VIBES_STACK'] ?? worldPaths('local').stack);
if (!stack) throw new Error('Nothing is running here. Start it first with npm start.');
await mkdir(FOLDER, { recursive: true });
for (const url of VIEWED_CREATORS) await captureProfile(stack, url);
const browser = await openBrowser();
const press = await browser.newPage();

/** Playwright takes no WebP; the browser itself writes it. */
const toWebp = (png: Buffer) =>
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

for (const { name, width, height, scale, screens } of FORMS) {
  const page = await openSignedIn(browser, stack, DEMO_PERSON, {
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
  });
  for (const screen of screens) {
    await page.goto(`${stack.web}/dashboard/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await sleep(DRAWN);
    const picture = await toWebp(await page.screenshot());
    await writeFile(join(FOLDER, `${name}-${screen}.webp`), picture, 'base64');
  }
  await page.close();
}
await browser.close();
console.log(`Pictures: ${FOLDER}`);
