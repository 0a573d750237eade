/**
 * `npm run social`: the pictures that stand beside shared links, 1200 by 630 px, drawn
 * from HTML in the product's own colours and face, into `web/public/social`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../browser/open-browser.ts';
import { ROOT } from '../world/world-paths.ts';
import { SOCIAL_CARDS } from './social-cards.ts';
import { socialPage } from './social-page.ts';

const FOLDER = join(ROOT, 'web/public/social');

await mkdir(FOLDER, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const card of SOCIAL_CARDS) {
  await page.setContent(socialPage(card));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${card.name}.png`) });
}
await browser.close();
console.log(`Pictures: ${FOLDER}`);
