import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import { signInDemo } from '../browser/sign-in-demo.ts';
import type { Stack } from '../world/stack.ts';
import { ROOT } from '../world/world-paths.ts';
import { webVtt } from './captions.ts';
import { writeFilm, writePoster } from './ffmpeg.ts';
import { playStory } from './play-story.ts';
import { openReel } from './reel.ts';
import { setTheStage } from './set-the-stage.ts';
import { FRAME_RATE, STAGE } from './stage.ts';
import { steadyFrames, type Shot } from './steady-frames.ts';

const FOLDER = join(ROOT, 'web/public/film');
export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Signs the demo account in and opens the CRM, the sidebar folded away. */
async function openCrm(page: Page, stack: Stack) {
  await signInDemo(page, stack, { path: '/dashboard/crm', heading: 'Creator CRM' });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  // After a reload it shows no toast of the sign-in.
  await page.goto(`${stack.web}/dashboard/crm`);
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

/**
 * Records the film in a theme, with its poster and captions, into `web/public/film`. The world must be
 * new: the creator of the film is captured in it.
 */
export async function makeFilm(stack: Stack, theme: Theme): Promise<void> {
  await setTheStage(stack);
  console.log(`Recording the ${theme} film …`);
  const { shots, captions, poster, end } = await record(stack, theme);
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
}
