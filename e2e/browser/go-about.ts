import type { Page } from '@playwright/test';

/**
 * Opens one screen after the other by links inside the app, each once the one before has its
 * heading.
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
      while (location.pathname !== target || !heading() || heading() === left) await frame();
    }
  }, ways);
