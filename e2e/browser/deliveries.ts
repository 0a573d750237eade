import type { Page } from '@playwright/test';

/** The parts of the screens that show deliveries. */

export const rows = (page: Page) =>
  page.getByRole('list', { name: /^(Deliveries|What happened)/ }).getByRole('listitem');
export const row = (page: Page, what: string) => rows(page).filter({ hasText: what });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The filter by a state, with or without its number. */
export const stateFilter = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( [\\d,]+\\+?)?$`) });
export const question = (page: Page) => page.getByRole('alertdialog');
