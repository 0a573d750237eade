import { all, click, dialog, type Step, type View, view } from './view.ts';

const ROW = '[data-today-item]';

/** The first of the day’s items, with its conversation. */
const openFirst: Step = async (page) => {
  await page.locator(ROW).first().click();
  await page.locator('[data-today-panel] h2').waitFor();
};

/** The day on the dashboard: beside the list, as a screen of its own, one kind alone, put off. */
export const TODAY_VIEWS: readonly View[] = [
  view('today', '/dashboard', openFirst, { isOnDesk: true }),
  view('today-item', '/dashboard', all(openFirst, dialog), { isOnPhone: true }),
  view('today-one-kind', '/dashboard', click('button', / DMs?$/)),
  view(
    'today-again',
    '/dashboard',
    async (page) => {
      await click('button', / DMs?$/)(page);
      await openFirst(page);
      await page.keyboard.press('h');
      await page.getByLabel('Another day').waitFor();
    },
    { isOnDesk: true },
  ),
];
