import type { Page } from '@playwright/test';
import type { Creator } from '@vibes/core/creator/creator';
import { ann } from '../../web/test/creators.ts';
import { openTestAccount } from '../support/account.ts';
import { CONTRAST, violationsOn } from './axe.ts';
import { expect } from './fixtures.ts';
import { keepSession } from './kept-session.ts';

export { ann };

/** A ready account, signed in on the page. */
export async function signIn(page: Page) {
  const account = await openTestAccount();
  await keepSession(page, { name: account.name, email: `${account.name}@brand.test` });
  return account;
}
export const openCrm = (page: Page) => page.goto('/dashboard/crm');
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search creators' });
export const names = (page: Page) =>
  page
    .getByRole('row')
    .getByRole('link', { name: /^Creator \d/ })
    .allTextContents();
export const drawer = (page: Page) => page.getByRole('dialog');
export const notesOn = (page: Page, name: string) =>
  drawer(page).getByRole('textbox', { name: `Notes on ${name}` });

/** The page buttons as shown, gaps included. */
export const marks = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Pages' })
    .evaluate((nav) => (nav as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

export async function turnTo(page: Page, number: number) {
  const button = page.getByRole('button', { name: `Page ${number}`, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'page');
}

/** No violation and no sideways scroll: all rules in one theme, those on color in the other. */
export async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await violationsOn(page, colorScheme === 'dark' ? CONTRAST : {});
    expect(found, colorScheme).toEqual([]);
  }
}

/** Ann as the newest, however long ago this file was loaded. */
export const newestAnn = (fields: Partial<Creator> = {}) => ({
  ...ann,
  ...fields,
  created_at: new Date(),
});
