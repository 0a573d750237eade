import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { STAGE } from './stage.ts';
import type { Shot } from './steady-frames.ts';

/** Moving parts are recorded this many times slower than they are shown: a slow machine drops no picture. */
export const SLOWDOWN = 5;
/** A screen that has been told to change has done so by then; real milliseconds. */
const DRAWN = 700;

/**
 * The film being recorded. It has a clock of its own, which runs only while something is
 * to be watched; what is waited for takes no time in it, however slow the machine.
 */
export interface Reel {
  /** Where the film stands, in ms. */
  now: () => number;
  /** Every picture so far; of several at one moment, the last. */
  shots: readonly Shot[];
  /** Records what moves for `ms` of the film, while `scene` goes on. */
  roll: (ms: number, scene?: () => Promise<unknown>) => Promise<void>;
  /** Lets the screen stand still for `ms` of the film, once it has come to rest. */
  hold: (ms: number) => Promise<void>;
  /** Records `ms` at the pace of the clock on the wall. */
  live: (ms: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Begins to record a page, through the browser's own screencast. */
export async function openReel(page: Page): Promise<Reel> {
  const shots: Shot[] = [];
  let elapsed = 0;
  let running: { since: number; slowdown: number; limit: number } | null = null;
  const now = () =>
    running
      ? Math.min(elapsed + (Date.now() - running.since) / running.slowdown, running.limit)
      : elapsed;

  const cdp = await page.context().newCDPSession(page);
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    const at = now();
    if (shots.at(-1)?.at === at) shots.pop();
    shots.push({ at, png: Buffer.from(data, 'base64') });
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWDOWN });
  const { width, height, scale } = STAGE;
  // Without an own scale the picture has the browser's: every pixel of the screen.
  const metrics = { width, height, deviceScaleFactor: 0, mobile: false };
  await cdp.send('Emulation.setDeviceMetricsOverride', metrics);
  await cdp.send('Page.startScreencast', {
    format: 'png',
    maxWidth: width * scale,
    maxHeight: height * scale,
  });

  async function run(ms: number, slowdown: number, scene?: () => Promise<unknown>) {
    running = { since: Date.now(), slowdown, limit: elapsed + ms };
    await Promise.all([sleep(ms * slowdown), scene?.()]);
    elapsed += ms;
    running = null;
  }

  return {
    now,
    shots,
    roll: (ms, scene) => run(ms, SLOWDOWN, scene),
    live: (ms) => run(ms, 1),
    hold: async (ms) => {
      await sleep(DRAWN);
      elapsed += ms;
    },
    close: () => cdp.detach(),
  };
}
