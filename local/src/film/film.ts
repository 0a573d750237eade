/**
 * `npm run film`: the film of the public pages, recorded from the real product in a world
 * of its own, once light and once dark, each with its poster, and the captions of both, into
 * `web/public/film`. `-- dark` records one of them. All creators in it are invented.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { startWorld } from '../world/start-world.ts';
import type { Stack } from '../world/stack.ts';
import { ROOT } from '../world/world-paths.ts';
import { webVtt } from './captions.ts';
import { requireFfmpeg, writeFilm, writePoster } from './ffmpeg.ts';
import { playStory } from './play-story.ts';
import { openReel } from './reel.ts';
import { setTheStage } from './set-the-stage.ts';
import { FRAME_RATE, STAGE } from './stage.ts';
import { steadyFrames, type Shot } from './steady-frames.ts';

const FOLDER = join(ROOT, 'web/public/film');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Signs the demo account in and opens the CRM, the sidebar folded away. */
async function openCrm(page: Page, { web, demo }: Stack) {
  await page.goto(`${web}/dashboard/crm`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: new RegExp(demo.email) }).click();
  await page.getByRole('heading', { level: 1, name: 'Creator CRM' }).waitFor();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  // After a reload it shows no toast of the sign-in.
  await page.goto(`${web}/dashboard/crm`);
  await page.getByRole('link', { name: 'Sunny Sprout' }).waitFor();
}

async function record(stack: Stack, theme: Theme) {
  const { width, height, scale } = STAGE;
  const browser = await openBrowser([
    `--force-device-scale-factor=${scale}`,
    `--window-size=${width},${height}`,
  ]);
  try {
    const page = await browser.newPage({ viewport: null, colorScheme: theme });
    page.setDefaultTimeout(60_000);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCrm(page, stack);
    const reel = await openReel(page);
    await reel.hold(0);
    const story = await playStory({ page, reel, stack });
    await reel.close();
    return { ...story, end: reel.now(), shots: reel.shots };
  } finally {
    await browser.close();
  }
}

/** The last picture taken up to a moment. */
const shotAt = (shots: readonly Shot[], moment: number) => shots.findLast(({ at }) => at <= moment);

async function makeFilm(theme: Theme) {
  const world = await startWorld({ name: 'film', report: console.log });
  try {
    await setTheStage(world.stack);
    console.log(`Recording the ${theme} film …`);
    const { shots, captions, poster, end } = await record(world.stack, theme);
    const posterShot = shotAt(shots, poster);
    if (!posterShot) throw new Error('Nothing was recorded.');
    const frames = steadyFrames(shots, { end, rate: FRAME_RATE });
    await writeFilm(
      frames.map(({ png }) => png),
      join(FOLDER, `outreach-${theme}.mp4`),
    );
    await writePoster(posterShot.png, join(FOLDER, `outreach-${theme}.webp`));
    // The film's own clock makes every recording as long, so one file serves both.
    await writeFile(join(FOLDER, 'outreach.en.vtt'), webVtt(captions, end));
    console.log(`Film: ${Math.round(end / 1000)} seconds, ${FOLDER}`);
  } finally {
    await world.stop();
  }
}

async function run() {
  await requireFfmpeg();
  await mkdir(FOLDER, { recursive: true });
  const asked = THEMES.filter((theme) => process.argv.includes(theme));
  // Each in a world of its own: the creator of the film is new in both.
  for (const theme of asked.length > 0 ? asked : THEMES) await makeFilm(theme);
}

run().catch((error: unknown) => {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
});
