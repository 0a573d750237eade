import type { Page } from '@playwright/test';

/**
 * Opens one screen after the other inside the app, by their links where there are some, each once
 * the one before has its heading. A way leads to another screen than the one before it.
 */
export const goAbout = (page: Page, ways: readonly string[]) =>
  page.evaluate(async (targets) => {
    const heading = () => document.querySelector('main h1');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const target of targets) {
      const left = heading();
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${target}"]`);
      if (link) link.click();
      else {
        history.pushState({ key: target, idx: history.length }, '', target);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      }
      while (!heading() || heading() === left) await frame();
    }
  }, ways);

/** Screens to visit before the wanted one, so that nothing of the one before stays open. */
const AWAY = ['/dashboard/api-keys', '/dashboard/referral'];
const pathOf = (address: string) => new URL(address, 'http://app').pathname;

/**
 * Opens a screen of the dashboard afresh, inside the app where it is open: a load costs some
 * three times as much. Any other page is loaded.
 */
export async function visit(page: Page, path: string) {
  const isInside = [page.url(), path].every((way) => pathOf(way).startsWith('/dashboard'));
  if (!isInside) return page.goto(path);
  const [here, there] = [pathOf(page.url()), pathOf(path)];
  return goAbout(page, [...AWAY.filter((way) => way !== here && way !== there), path]);
}
