import { join } from 'node:path';
import { openBrowser } from '../browser/open-browser.ts';
import { ROOT } from '../world/world-paths.ts';
import { ICON_DRAWINGS, type Drawing } from './icons.ts';
import { SOCIAL_CARDS } from './social-cards.ts';
import { socialPage } from './social-page.ts';

/** The pictures beside shared links. */
const SOCIAL_DRAWINGS: readonly Drawing[] = SOCIAL_CARDS.map((card) => ({
  file: `social/${card.name}.png`,
  size: { width: 1200, height: 630 },
  html: socialPage(card),
}));

/** Draws the icons of the installed app and the pictures of shared links into `web/public`. */
export async function drawPictures(): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  for (const { file, size, html } of [...ICON_DRAWINGS, ...SOCIAL_DRAWINGS]) {
    await page.setViewportSize(size);
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(ROOT, 'web/public', file), omitBackground: true });
  }
  await browser.close();
}
