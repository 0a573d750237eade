import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Reports violations only; style sheets are not fetched again for rules that are off. */
const LEAST: RunOptions = { preload: false, resultTypes: ['violations'], selectors: false };

/**
 * The rules that depend on color alone: enough for a second check of the same page in the other
 * theme.
 */
export const CONTRAST: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * The violations that axe finds on the page as it is, one line a rule, with the elements. Axe is
 * added to the page once. (`@axe-core/playwright` adds it for every check and opens a second page
 * for each: three times the work on a page without frames.)
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
