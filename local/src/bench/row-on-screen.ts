import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '../browser/open-browser.ts';
import type { Stack } from '../world/stack.ts';
import { milliseconds, type Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { requestCapture } from './capture-requests.ts';

const REQUESTS = 30;
const PATIENCE = 5000;

/** Notes, in the page itself, when a handle first appears on the screen. */
function watchRows() {
  const seen: Partial<Record<string, number>> = {};
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    for (const [handle] of document.body.innerText.matchAll(/tester_row\d+/g)) {
      seen[handle] ??= Date.now();
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const seenAt = (page: Page, handle: string) =>
  page.evaluate(
    (name) => (globalThis as unknown as { seen: Record<string, number> }).seen[name],
    handle,
  );

/** How long after the answer a captured creator appears in the CRM of an open browser. */
export async function benchRowOnScreen(stack: Stack): Promise<Figure[]> {
  const browser = await openBrowser();
  const waits: number[] = [];
  try {
    const page = await browser.newPage();
    await page.goto(`${stack.web}/dashboard/crm`);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: new RegExp(stack.demo.email) }).click();
    await page.getByRole('heading', { name: 'Creator CRM' }).waitFor();
    await page.evaluate(watchRows);
    for (let i = 0; i < REQUESTS; i += 1) {
      const handle = `tester_row${i}`;
      await requestCapture(stack, { ...stack.demo, handle });
      const answered = Date.now();
      let at = await seenAt(page, handle);
      while (at === undefined && Date.now() - answered < PATIENCE) {
        await sleep(10);
        at = await seenAt(page, handle);
      }
      waits.push(Math.max(0, (at ?? Infinity) - answered));
    }
  } finally {
    await browser.close();
  }
  const worst = Math.max(...waits);
  return [
    {
      what: `creator on an open screen after the answer, worst of ${REQUESTS}`,
      measured: `${milliseconds(worst)} (p50 ${milliseconds(percentile(waits, 0.5))})`,
      goal: '< 1 s',
      reached: worst < 1000,
    },
  ];
}
