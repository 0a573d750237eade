import type { Browser, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '../../browser/open-browser.ts';
import { signInDemo } from '../../browser/sign-in-demo.ts';
import type { Stack } from '../../world/stack.ts';
import { captureProfile } from '../../phone/capture-profile.ts';
import { atMost, type Figure, milliseconds } from '../figure.ts';
import { percentile } from '../percentile.ts';
import {
  beginMotion,
  costly,
  droppedFrames,
  endMotion,
  longestFrame,
  watchMotion,
  type Motion,
} from './watch-motion.ts';

const PHONE = { width: 360, height: 780 };
const SLOWER_PROCESSOR = 4;
const ROUNDS = 5;
/** Every motion of the product is over by then, or has passed its fastest part, in ms. */
const LASTING = 1200;

interface Moving {
  what: string;
  path: string;
  /** Sets it off. */
  run: (page: Page, round: number) => Promise<unknown>;
  /** Puts everything back. */
  undo?: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const openFirst = (page: Page) =>
  page.getByRole('list', { name: 'Creators' }).getByRole('link').first().click();

const STATUSES = ['Contacted', 'Responded', 'Meeting Scheduled', 'Converted'];

/** What moves, and what a person does to set it off. */
function movings(stack: Stack): Moving[] {
  const leave = async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  return [
    {
      what: 'menu opens',
      path: '/dashboard',
      run: (page) => button(page, 'Open menu').click(),
      undo: leave,
    },
    {
      what: 'row arrives in the CRM',
      path: '/dashboard/crm',
      run: async (page) => {
        const handle = `tester_${Date.now().toString(36)}`;
        await captureProfile(stack, `https://www.tiktok.com/@${handle}`);
        await page.getByText(`@${handle}`).waitFor();
      },
    },
    {
      what: 'creator opens',
      path: '/dashboard/crm',
      run: openFirst,
      undo: leave,
    },
    {
      what: 'status fills, toast arrives',
      path: '/dashboard/crm',
      run: async (page, round) => {
        const status = page.getByRole('combobox', { name: /^Status of / });
        // On a phone it is in the details, which open in the round that is left out.
        if (round === 0) await openFirst(page);
        await status.selectOption(STATUSES[round % STATUSES.length] ?? 'Contacted');
      },
    },
  ];
}

async function signedIn(browser: Browser, stack: Stack, reducedMotion: 'reduce' | null) {
  const context = await browser.newContext({ reducedMotion, viewport: PHONE });
  const page = await context.newPage();
  // tsx marks named functions by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchMotion);
  await signInDemo(page, stack, { path: '/login', heading: 'Dashboard' });
  return page;
}

/** Each motion, some times on one page. */
async function watch(page: Page, stack: Stack, moving: Moving): Promise<Motion[]> {
  const motions: Motion[] = [];
  await page.goto(stack.web + moving.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What the page loads ahead is there.
  await sleep(3000);
  // The first round loads code: it is left out.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.evaluate(beginMotion);
    await moving.run(page, round);
    await sleep(LASTING);
    const motion = await page.evaluate(endMotion);
    if (round > 0) motions.push(motion);
    await moving.undo?.(page);
    await sleep(LASTING / 2);
  }
  return motions;
}

const median = (values: number[]) => percentile(values, 0.5);

function figureOf(what: string, motions: Motion[]): Figure {
  const dropped = median(motions.map(droppedFrames));
  const longest = median(motions.map(longestFrame));
  const frames = median(motions.map(({ frames: all }) => all.length));
  const painted = [...new Set(motions.flatMap(costly))];
  return {
    what: `${what}: frames missed, the longest`,
    measured: `${dropped} of ${frames + dropped}, ${milliseconds(longest)}${painted.length > 0 ? `; paints: ${painted.join(', ')}` : ''}`,
    goal: 'at most 2 missed',
    reached: dropped <= 2 && frames > 0,
  };
}

/** The product's motion on a phone whose processor is four times slower, and none where less is asked for. */
export async function benchMotion(stack: Stack): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const page = await signedIn(browser, stack, null);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    const figures: Figure[] = [];
    for (const moving of movings(stack))
      figures.push(figureOf(moving.what, await watch(page, stack, moving)));
    const still = await signedIn(browser, stack, 'reduce');
    let moved = 0;
    for (const moving of movings(stack))
      moved += (await watch(still, stack, moving)).filter(({ frames }) => frames.length > 0).length;
    return [...figures, atMost('motions where less motion is asked for', moved, 0, String)];
  } finally {
    await browser.close();
  }
}
