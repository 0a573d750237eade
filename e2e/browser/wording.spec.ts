import type { Page } from '@playwright/test';
import { missingTexts, type WordingState } from '../wording/wording-table.ts';
import { VISITOR_STATES } from '../wording/public-states.ts';
import { NEW_ACCOUNT_STATES } from '../wording/states.ts';
import { newPerson } from '../support/person.ts';
import { expect, startSignedIn, test } from './fixtures.ts';

/** Every text of the product page is on its screen in its state: text → screen → state. */

/** Each state reports its missing texts, also when another one fails. */
const softly = expect.configure({ soft: true });

async function says(page: Page, state: WordingState) {
  await state.reach(page);
  await softly
    .poll(() => missingTexts(page, state), `missing on ${state.screen}, ${state.state}`)
    .toEqual([]);
}

/** One page for all states: each is a few hundred milliseconds where the app is loaded already. */
async function sayEach(page: Page, states: readonly WordingState[]) {
  for (const state of states)
    await test.step(`${state.screen}, ${state.state}`, () => says(page, state));
}

test('every text is there for a visitor', ({ page }) => sayEach(page, VISITOR_STATES));

test('every text is there for a new account', async ({ page }) => {
  await startSignedIn(page, newPerson('Cora'));
  await sayEach(page, NEW_ACCOUNT_STATES);
});
