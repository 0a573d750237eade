import type { Page } from '@playwright/test';
import { writeOwn } from '../support/person.ts';
import { writeCreators } from '../support/write-creators.ts';
import { ann, signIn } from './crm.ts';

/** Deliveries as stored in an account, and the buttons and dialogs of their screens. */

export { emailToAnn, minutes, mirrorOfAnn, TO } from '../../web/test/deliveries.ts';

export const rows = (page: Page) =>
  page.getByRole('list', { name: /^(Deliveries|What happened)/ }).getByRole('listitem');
export const row = (page: Page, what: string) => rows(page).filter({ hasText: what });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The filter by a state, with or without its number. */
export const stateFilter = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( [\\d,]+\\+?)?$`) });
export const question = (page: Page) => page.getByRole('alertdialog');

export type Stored = Record<string, Record<string, unknown>>;

export function writeDeliveries(uid: string, deliveries: Stored) {
  const documents = Object.entries(deliveries).map(([id, data]) => [`deliveries/${id}`, data]);
  return writeOwn(uid, Object.fromEntries(documents) as Stored);
}

/** An account with Ann and these deliveries; no page is open yet. */
export async function signInWith(page: Page, deliveries: Stored) {
  const account = await signIn(page);
  await writeCreators(account.uid, { ann });
  await writeDeliveries(account.uid, deliveries);
  return account;
}
