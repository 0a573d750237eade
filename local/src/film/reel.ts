import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { STAGE } from './stage.ts';
import type { Shot } from './steady-frames.ts';

/** Moving parts are recorded this many times slower than they are shown: a slow machine drops no picture. */
export const SLOWDOWN = 5;
/** Time for the screen to show a change; real milliseconds. */
const DRAWN = 700;

export type Reel = Awaited<ReturnType<typeof openReel>>;

/**
 * Begins to record a page, through the browser's own screencast. The film has a clock of its own,
 * which runs only while something is recorded: waiting takes no time in it, however slow the machine.
 */
export async function openReel(page: Page) {
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
  // Without a scale of its own the picture has the browser's: every pixel of the screen.
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
    /** The current time of the film, in ms. */
    now,
    /** Every picture so far; of several at one moment, the last. */
    shots: shots as readonly Shot[],
    /** Records what moves for `ms` of the film, while `scene` goes on. */
    roll: (ms: number, scene?: () => Promise<unknown>) => run(ms, SLOWDOWN, scene),
    /** Records `ms` in real time. */
    live: (ms: number) => run(ms, 1),
    /** Holds a still screen for `ms` of the film, once nothing moves. */
    hold: async (ms: number) => {
      await sleep(DRAWN);
      elapsed += ms;
    },
    close: () => cdp.detach(),
  };
}
