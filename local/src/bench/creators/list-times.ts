import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the list was first drawn, and drawn with live rows, in ms since the page was asked for. */
    listTimes: { drawn?: number; live?: number };
  }
}

/** Notes, in the page itself, when the list is drawn with its first row and `total`. */
export async function watchList(page: Page, total: string) {
  // tsx wraps named functions in this helper, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript((of) => {
    const times: Window['listTimes'] = {};
    window.listTimes = times;
    const look = () => {
      const app = document.querySelector('#root');
      const isDrawn =
        app?.querySelector('[data-row-focus]') && app.textContent.includes(`of ${of} creators`);
      if (isDrawn) times.drawn ??= performance.now();
      if (isDrawn && !app?.querySelector('[data-as-of]')) times.live ??= performance.now();
      if (times.live === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, total);
}

/** What `watchList` noted, once the rows are live. */
export async function listTimes(page: Page): Promise<{ drawn: number; live: number }> {
  await page.waitForFunction(() => window.listTimes.live !== undefined);
  const { drawn = Infinity, live = Infinity } = await page.evaluate(() => window.listTimes);
  return { drawn, live };
}

/** Types into the search; returns how long after that, in ms, the list's position is as expected. */
export async function answerTime(page: Page, text: string, position: RegExp): Promise<number> {
  const time = page.evaluate(
    (source) =>
      new Promise<number>((resolve) => {
        const expected = new RegExp(source);
        const positions = () =>
          [...document.querySelectorAll('#root [aria-live=polite]')].map((at) => at.textContent);
        const typed = () => {
          const begun = performance.now();
          const look = () => {
            if (positions().some((at) => expected.test(at))) resolve(performance.now() - begun);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        document.addEventListener('input', typed, { capture: true, once: true });
      }),
    position.source,
  );
  await page.getByRole('searchbox', { name: 'Search creators' }).fill(text);
  return time;
}
