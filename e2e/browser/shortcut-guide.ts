import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { expect, startSignedIn } from './fixtures.ts';

const GUIDE = '/dashboard/shortcut-setup';

/** Signs a new person in and opens the guide to the shortcut, at a stage by its query. */
export async function openGuide(page: Page, query = '') {
  const person = newPerson('Sara');
  await startSignedIn(page, person);
  await page.goto(GUIDE + query);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone Shortcut Setup Guide');
  return person;
}

/** Where the guide says whether a first capture has arrived. */
export const firstCapture = (page: Page) => page.getByRole('status', { name: 'First capture' });
