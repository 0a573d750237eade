import type { Page } from '@playwright/test';
import type { Counts } from '@vibes/core/activity/statistics';
import { daysAgo } from '../support/days-ago.ts';
import { accountOf, newPerson } from '../support/person.ts';
import { expect, signInAsNew } from './fixtures.ts';

/** The dashboard of a new account: how tests open it and find its parts. */

export async function openDashboard(page: Page, name = 'Dora') {
  const person = newPerson(name);
  await signInAsNew(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return accountOf(person);
}

export const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) });

/** The panel of the open tab. */
export const panel = (page: Page) => page.getByRole('tabpanel');

/** The statistics of an account, by how many days ago. */
export const outreachOf = (time_zone: string, counted: Record<number, Counts>) => ({
  'statistics/outreach': {
    days: Object.fromEntries(
      Object.entries(counted).map(([days, counts]) => [daysAgo(Number(days), time_zone), counts]),
    ),
  },
});

/** A line of the activity feed, as a capture writes it. */
export const captured = (at: Date, creator_id: string) => ({
  at,
  kind: 'captured',
  creator_id,
  creator_name: `Creator ${creator_id}`,
  detail: '',
});
