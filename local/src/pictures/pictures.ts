/**
 * `npm run pictures -- screens [names]`: the screens of the running world, for a look at them;
 * `-- drawn`: the icons and the pictures of shared links; `-- recorded`: the film, and all else that is
 * recorded in the real product.
 */
import { join } from 'node:path';
import { openBrowser } from '../browser/open-browser.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommandLine } from '../process/run-main.ts';
import { ROOT } from '../world/world-paths.ts';
import { ICON_DRAWINGS, type Drawing } from './icons.ts';
import { recordPictures } from './record.ts';
import { SOCIAL_CARDS } from './social-cards.ts';
import { socialPage } from './social-page.ts';
import { takeScreens } from './take-screens.ts';

/** The pictures beside shared links. */
const SOCIAL_DRAWINGS: readonly Drawing[] = SOCIAL_CARDS.map((card) => ({
  file: `social/${card.name}.png`,
  size: { width: 1200, height: 630 },
  html: socialPage(card),
}));

/** Draws the icons of the installed app and the pictures of shared links into `web/public`. */
async function drawPictures(): Promise<void> {
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

const [what, ...names] = process.argv.slice(2);
await runCommandLine(async () => {
  if (what === 'screens') await takeScreens(names);
  else if (what === 'drawn') await drawPictures();
  else if (what === 'recorded') await recordPictures();
  else
    throw new LocalWorldError(
      'Use: npm run pictures -- screens [names], npm run pictures -- drawn, or npm run pictures -- recorded',
    );
});
