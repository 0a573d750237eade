import type { Page } from '@playwright/test';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { testWorld } from '../support/world.ts';
import { expect } from './fixtures.ts';

/** The capture page, as it opens for a person who comes from elsewhere. */

export const CAPTURE = '/dashboard/capture';
export const question = (page: Page) => page.getByRole('dialog', { name: /^Capture / });
export const captureButton = (page: Page) =>
  question(page).getByRole('button', { name: 'Capture', exact: true });

/** Opens an address in the app that is already open, without a load. */
export const arrive = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Collects what the page sends to be captured, from now on. */
export function sentBy(page: Page): { authorization: string; body: unknown }[] {
  const sent: { authorization: string; body: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/capture')) return;
    const { authorization = '' } = request.headers();
    sent.push({ authorization, body: request.postDataJSON() });
  });
  return sent;
}

/** The page is shown, and its address no longer holds what was sent. */
export async function expectClean(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capture');
  const { web } = await testWorld();
  await expect(page).toHaveURL(web + CAPTURE);
}

/** Handles of the account's creators. */
export async function handlesOf(uid: string): Promise<string[]> {
  const found = await (await database()).collection(creatorDocument.collection(uid)).get();
  return found.docs.map((creator) => String(creator.get('tiktok_username')));
}
