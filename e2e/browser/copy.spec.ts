import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { isShown, type CopyState } from '../copy/copy-table.ts';
import { VISITOR_STATES } from '../copy/public-states.ts';
import { NEW_ACCOUNT_STATES } from '../copy/states.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** Every text of the product page stands where and when it should: text → screen → state. */

async function says(page: Page, { screen, texts }: CopyState) {
  for (const text of texts)
    await expect.poll(() => isShown(page, screen, text), String(text)).toBe(true);
}

for (const state of VISITOR_STATES)
  test(`${state.screen}, ${state.state}`, async ({ page }) => {
    await state.reach(page);
    await says(page, state);
  });

test('every screen of a new account', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsNew(page, { name: 'Cora', email: `cora.${randomUUID().slice(0, 6)}@brand.test` });
  for (const state of NEW_ACCOUNT_STATES)
    await test.step(`${state.screen}, ${state.state}`, async () => {
      await state.reach(page);
      await says(page, state);
    });
});
