import { makeFilm, THEMES } from '../film/make-film.ts';
import { requireFfmpeg } from '../film/ffmpeg.ts';
import { runCommand } from '../process/run-command.ts';
import { testBrowsers } from '../test/browser-check.ts';
import { startWorld } from '../world/start-world.ts';
import { ROOT } from '../world/world-paths.ts';
import { takeShownPictures } from './take-shown-pictures.ts';

/**
 * Records what is shown of the real product: the film of the first page, light and dark, its
 * posters and captions, its CRM, the pictures for installing and that of the README. Each theme has a world
 * of its own, since the creator of the film is new in it. At the end it writes down how the screens
 * look, which a test compares from then on. All creators are invented.
 */
export async function recordPictures(): Promise<void> {
  await requireFfmpeg();
  for (const theme of THEMES) {
    const world = await startWorld({ name: 'film', report: console.log });
    try {
      await makeFilm(world.stack, theme);
      await takeShownPictures(world.stack, theme);
    } finally {
      await world.stop();
    }
  }
  const { code, output } = await runCommand({
    command: 'npx',
    args: 'vitest run --project components -c vitest.config.ts recorded-screens'.split(' '),
    cwd: `${ROOT}/web`,
    env: { ...process.env, ...(await testBrowsers()), VITE_RECORDING: '1' },
  });
  if (code !== 0) throw new Error(output);
}
