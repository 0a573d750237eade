import type { Page } from '@playwright/test';
import { BROKEN_VIEWS } from '../../local/src/pictures/broken-views.ts';
import { PUBLIC_VIEWS } from '../../local/src/pictures/public-views.ts';
import {
  DASHBOARD_VIEWS,
  NEW_ACCOUNT_VIEWS,
  VIEWED_CREATORS,
  viewsAt,
  type View,
} from '../../local/src/pictures/views.ts';
import { DEMO_PERSON } from '../../local/src/world/demo-account.ts';
import { requestCapture } from '../support/account.ts';
import { deepOr } from '../support/deep.ts';
import { newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import { writeDay } from '../support/write-day.ts';
import { CONTRAST, violationsOn } from './axe.ts';
import { expect, faultyTest, startSignedIn, test } from './fixtures.ts';
import { visit } from './go-about.ts';
import { keepSession } from './kept-session.ts';
import { isLoaded } from './seen.ts';

/** Every view is opened once and checked in each of these: both widths and both themes. */
const LOOKS = [
  { width: 1440, colorScheme: 'light', options: {} },
  { width: 360, colorScheme: 'dark', options: {} },
] as const;
/** The rules that depend on color alone, in the other theme of each width. */
const OTHER_LOOKS = [
  { width: 1440, colorScheme: 'dark', options: CONTRAST },
  { width: 360, colorScheme: 'light', options: CONTRAST },
] as const;
const CHECKED = deepOr([...LOOKS, ...OTHER_LOOKS], [...LOOKS]);
/** WCAG 1.4.10: 320 px is a window of 1280 px at 400 %, or a phone of 640 at 200 %. */
const NARROWEST = 320;
const VIEW_LIMIT_MS = 30_000;

let isPrepared = false;
test.beforeEach(async () => {
  if (isPrepared) return;
  const { demo } = await testWorld();
  for (const url of VIEWED_CREATORS) await requestCapture(demo, { url });
  await writeDay(demo.uid, { replies: 1, mayBe: 1, reviews: 1, failures: 1, reminders: 1 });
  isPrepared = true;
});

/** Opens the view and waits until all it shows is loaded. */
async function bring(page: Page, { path, before, open }: View) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (before) await page.goto('/privacy-policy');
  await before?.(page);
  await visit(page, path);
  // A session check that takes long shows the sign-in page first, which has a heading too.
  const frame = path.startsWith('/dashboard') ? '#root #content' : 'body';
  await expect(page.locator(frame).getByRole('heading', { level: 1 })).toBeVisible();
  // A read that fails takes the database's SDK some ten seconds; then `open` waits for its sentence.
  if (!before) await isLoaded(page);
  await open?.(page);
  await isLoaded(page);
}

async function expectNoOverflow(page: Page, width: number) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.soft.poll(overflow, `scrolls sideways at ${width} px`).toBe(0);
}

/** The page as it is laid out for a size: media queries are answered with the next frame. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );
  await isLoaded(page);
}

/** Checks the open view in every size and theme it exists in. */
async function check(page: Page, { name, isOnPhone }: View) {
  await expect.soft(page.locator('head > title'), 'titles').toHaveCount(1);
  await expect.soft(page.locator('a[type]'), 'links with the type of a button').toHaveCount(0);
  for (const { width, colorScheme, options } of CHECKED) {
    if (isOnPhone && width > 360) continue;
    await page.emulateMedia({ colorScheme });
    await resize(page, { width, height: 900 });
    const violations = (await violationsOn(page, options)).join('\n');
    expect.soft(violations, `${name} at ${width} px, ${colorScheme}`).toBe('');
    await expectNoOverflow(page, width);
  }
  await resize(page, { width: NARROWEST, height: 640 });
  await expectNoOverflow(page, NARROWEST);
}

async function bringAndCheck(page: Page, view: View) {
  const [look] = viewsAt([view], 1440).length > 0 ? LOOKS : [LOOKS[1]];
  await page.setViewportSize({ width: look.width, height: 900 });
  await bring(page, view);
  await check(page, view);
  await view.after?.(page);
}

/** One test for these views: they share an account and a page that has already loaded the app. */
function checkTogether(
  name: string,
  views: readonly View[],
  arrive: (page: Page) => Promise<unknown>,
  run: typeof faultyTest = test,
) {
  run(
    `${name} has no violation and does not scroll sideways, in any size and color`,
    async ({ page }) => {
      run.setTimeout(views.length * VIEW_LIMIT_MS);
      await arrive(page);
      for (const view of views) await run.step(view.name, () => bringAndCheck(page, view));
    },
  );
}

checkTogether('what a visitor sees', PUBLIC_VIEWS, () => Promise.resolve());

const isCrm = ({ path }: View) => path.startsWith('/dashboard/crm') || path === '/dashboard/dms';
for (const [name, views] of [
  ['the CRM', DASHBOARD_VIEWS.filter(isCrm)],
  ['every other screen', DASHBOARD_VIEWS.filter((view) => !isCrm(view))],
] as const)
  checkTogether(name, views, (page) => keepSession(page, DEMO_PERSON));

checkTogether('a new account', NEW_ACCOUNT_VIEWS, (page) => startSignedIn(page, newPerson('Axel')));

/** One of each kind of failure: the others differ in their sentences alone. */
const BROKEN = ['broken-dashboard', 'broken-messages', 'refused-capture', 'refused-payment'];
checkTogether(
  'what fails',
  BROKEN_VIEWS.filter(({ name }) => BROKEN.includes(name)),
  (page) => keepSession(page, DEMO_PERSON),
  faultyTest,
);
