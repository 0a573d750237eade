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

for (const state of VISITOR_STATES)
  test(`${state.screen}, ${state.state}`, ({ page }) => says(page, state));

const screens = [...new Set(NEW_ACCOUNT_STATES.map(({ screen }) => screen))];
for (const screen of screens)
  test(`${screen} of a new account`, async ({ page }) => {
    await startSignedIn(page, newPerson('Cora'));
    for (const state of NEW_ACCOUNT_STATES.filter((one) => one.screen === screen))
      await test.step(state.state, () => says(page, state));
  });
