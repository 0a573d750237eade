import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';

/** What tests of the first email share. */

export const PASSWORD = 'abcd efgh ijkl mnop';
/** A profile that shows itself to nobody. */
export const CLOSED = 'https://www.tiktok.com/@lumenrides';

export const box = (page: Page) => page.getByLabel('Capture a creator');
export const send = (page: Page) => page.getByRole('button', { name: 'Send email', exact: true });
export const password = (page: Page) => page.getByLabel('Gmail App Password', { exact: true });
export const pasted = (page: Page) => page.getByLabel('Their bio or email address');
export const sent = (page: Page) => page.getByRole('heading', { name: /^Sent to / });
export const next = (page: Page) => page.locator('[aria-current=step]');

export async function capture(page: Page, url: string) {
  await box(page).fill(url);
  await box(page).press('Enter');
}

/** A new person whose sign-in is a Gmail address, which no other test has. */
export function gmailPerson(name: string) {
  const person = newPerson(name);
  return { ...person, email: person.email.replace('brand.test', 'gmail.com') };
}
