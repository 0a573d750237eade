import { expect, type Page, type Route } from '@playwright/test';
import { answerTo } from '../../web/test/capture-answer.ts';

/** Captures from the browser: the parts of the screen, and a server that answers at once. */

export const box = (page: Page) => page.getByLabel('Capture a creator');
export const captureButton = (page: Page) => page.getByRole('button', { name: /^Capture/ });
export const captures = (page: Page) => page.getByRole('region', { name: 'Captures' });
export const line = (page: Page, label: string) =>
  captures(page).getByRole('listitem').filter({ hasText: label });

/**
 * The page hardly waits between captures. After a failure it waits for a sign of a connection, so
 * that the test can read what it says while it waits.
 */
export const setPace = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const paced = (ms = 0) => (ms > 800 && ms <= 1200 ? 1 : ms === 2000 ? 120_000 : ms);
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      later(work, paced(ms), ...rest)) as typeof setTimeout;
  });

/** Signals a connection: captures that wait for one are retried. */
export const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Clears the list, in which all have answers. */
export async function clearCaptures(page: Page) {
  await captures(page).getByRole('button', { name: 'Clear' }).click();
  await expect(captures(page)).toHaveCount(0);
}

/** Holds requests until the test lets them through. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

interface Asked {
  platform?: string;
  username?: string;
  url?: string;
}

/**
 * Answers in the server's place; returns the creators requested, in order. `answer` may handle a
 * request itself.
 */
export async function standIn(
  page: Page,
  answer: (asked: Asked, route: Route) => Promise<void> | null = () => null,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/capture', async (route) => {
    const body = route.request().postDataJSON() as Asked;
    const name = body.username ?? body.url ?? '';
    asked.push(name);
    await (answer(body, route) ?? route.fulfill({ json: answerTo(name) }));
  });
  return asked;
}
