import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { startRelease, type Release } from '../support/second-version.ts';
import { box } from './captures.ts';
import { expect, faultyTest as test } from './fixtures.ts';
import { underWorker } from './installed-app.ts';
import { keepSession } from './kept-session.ts';
import { pressEscape } from './press-escape.ts';

test.use({ serviceWorkers: 'allow' });

/** A new version arrives while people work: no page reloads before the person agrees. */

let release: Release;
test.beforeEach(async () => {
  // Several versions, each of which the worker stores whole.
  test.slow();
  release = await startRelease();
});
test.afterEach(() => release.stop());

const TEMPLATES = '/dashboard/messages';

async function openFirst(page: Page) {
  await keepSession(page, newPerson('Uma'));
  await page.goto(release.origin + TEMPLATES);
  await expect(subject(page)).toBeVisible();
  await underWorker(page);
  await expect(subject(page)).toBeVisible();
}

async function openAnother(page: Page) {
  const another = await page.context().newPage();
  await another.goto(release.origin + TEMPLATES);
  await expect(subject(another)).toBeVisible();
  return another;
}

const subject = (page: Page) => page.getByLabel('Email Subject');
const toast = (page: Page) =>
  page
    .locator('[data-scope=toast][data-part=root][data-state=open]')
    .filter({ hasText: 'A new version is ready' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Reload without saving?' });

/** Checks for a new version and waits until it is ready to take over. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker)
      await new Promise((installed) =>
        worker.addEventListener('statechange', installed, { once: true }),
      );
  });

const press = (tab: Page) => toast(tab).getByRole('button', { name: 'Reload' }).click();
/** Presses it where nothing is typed, and waits until the new version is there. */
async function pressAndReload(tab: Page) {
  await mark(tab);
  await press(tab);
  await reloads(tab);
}

/** Sets a mark that a reload would remove. */
const mark = (page: Page) => page.evaluate(() => void (document.title += '*'));
const isMarked = (page: Page) => page.evaluate(() => document.title.endsWith('*'));
const reloads = (page: Page) => expect.poll(() => isMarked(page).catch(() => true)).toBe(false);

/** Collects the browser's own dialogs, which no person should see. */
function nativeQuestions(page: Page) {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

test('the notice of a new version stays until it is answered, comes once, and asks before typed work is lost', async ({
  page,
}) => {
  await openFirst(page);
  const asked = nativeQuestions(page);

  await test.step('two versions, one notice; typed work stays unless the person agrees', async () => {
    release.publish();
    await lookForUpdate(page);
    await expect(toast(page)).toHaveCount(1);
    release.publish();
    await lookForUpdate(page);

    await subject(page).fill('An hour of typed work');
    await toast(page).getByRole('button', { name: 'Reload' }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    await pressEscape(page);
    await expect(question(page)).toBeHidden();
    await expect(subject(page)).toHaveValue('An hour of typed work');
    await expect(toast(page)).toHaveCount(1);
  });

  await test.step('of two versions the later one is installed, also while the question is open', async () => {
    await mark(page);
    await press(page);
    await expect(question(page)).toBeVisible();
    release.publish();
    await lookForUpdate(page);
    await question(page).getByRole('button', { name: 'Reload' }).click();
    await reloads(page);
    await expect(subject(page)).not.toHaveValue('An hour of typed work');
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isWaiting).toBe(false);
    await expect(toast(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test('another tab does not reload, keeps what is typed there, and says what happened', async ({
  page,
}) => {
  await openFirst(page);
  const other = await openAnother(page);

  await test.step('typed work stays, and a closed notice comes back', async () => {
    await subject(other).fill('Typed in the other tab');
    await mark(other);
    release.publish();
    await lookForUpdate(page);
    await expect(toast(other)).toHaveCount(1);
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(toast(other)).toHaveCount(0);

    await pressAndReload(page);

    await expect(toast(other)).toContainText('Another tab has changed to it.');
    await expect(subject(other)).toHaveValue('Typed in the other tab');
    expect(await isMarked(other)).toBe(true);
    await press(other);
    await question(other).getByRole('button', { name: 'Stay' }).click();
    await expect(subject(other)).toHaveValue('Typed in the other tab');
  });

  await test.step('a reload asks about a pasted list, even when its question went away with the update', async () => {
    await other.goto(`${release.origin}/dashboard`);
    const list = 'tiktok: mara.kiln\ntiktok: theo_bakes';
    await box(other).fill(list);
    await mark(other);
    release.publish('confirm-dialog-');
    await lookForUpdate(page);
    await pressAndReload(page);
    await press(other);
    await question(other).getByRole('button', { name: 'Stay' }).click();
    await expect(box(other)).toHaveValue(list);
    expect(await isMarked(other)).toBe(true);

    release.restore();
    const asked = nativeQuestions(other);
    await press(other);
    await question(other).getByRole('button', { name: 'Reload' }).click();
    await reloads(other);
    await expect(box(other)).toHaveValue(list);
    expect(asked).toEqual([]);
  });

  await test.step('a screen whose files went away with the update says so and offers a reload', async () => {
    release.publish('crm-page-');
    await lookForUpdate(page);
    await pressAndReload(page);
    await expect(toast(other)).toContainText('Another tab has changed to it.');

    await other.getByRole('link', { name: 'CRM' }).click();
    const sorry = other.getByRole('heading', { name: 'We couldn’t show this screen' });
    await expect(sorry).toBeVisible();
    await expect(other.getByRole('link', { name: 'Message Templates' })).toBeVisible();
    release.restore();
    await other.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Creator CRM' })).toBeVisible();
  });
});
