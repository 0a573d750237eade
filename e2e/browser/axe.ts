import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Nothing but what is wrong; style sheets are not fetched once more for the rules that are off. */
const LEAST: RunOptions = { preload: false, resultTypes: ['violations'], selectors: false };

/** What color alone decides: enough for a second look at the same page in another theme. */
export const CONTRAST: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds wrong with the page as it stands: a line a rule, with the elements. Axe is put into
 * the page once. (`@axe-core/playwright` does so for every look, and opens a second page for each:
 * three times the work on a page without frames.)
 */
export async function violationsOn(page: Page, options: RunOptions = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(asked),
    { ...LEAST, ...options },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
