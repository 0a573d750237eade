import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { box, captureButton, captures, line, standIn } from './captures.ts';
import { expect, faultyTest, signInAsNew } from './fixtures.ts';

/** A list of captures in each of its standings: told, and fit for everybody's eyes. */

const refusal = (code: string, message: string) => ({ ok: false, code, message, request_id: 'r' });

const STANDINGS: { name: string; sentence: string; answer: (route: Route) => Promise<void> }[] = [
  {
    name: 'running',
    sentence: '1 of 3',
    answer: () => new Promise(() => undefined),
  },
  {
    name: 'stopped',
    sentence: 'No credits left. Nothing was saved or sent.',
    answer: (route) =>
      route.fulfill({
        status: 402,
        json: refusal('out_of_credits', 'No credits left. Nothing was saved or sent.'),
      }),
  },
  {
    name: 'offline',
    sentence: 'No connection to the server. The rest goes out when it is back.',
    answer: (route) => route.abort('internetdisconnected'),
  },
  {
    name: 'failing',
    sentence: 'The server does not answer as it should. It is tried again at',
    answer: (route) =>
      route.fulfill({ status: 500, json: refusal('internal', 'Something went wrong.') }),
  },
];

async function check(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  expect.soft(found, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  faultyTest.describe(`at 360 px, ${colorScheme}`, () => {
    faultyTest.use({
      viewport: { width: 360, height: 780 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const { name, sentence, answer } of STANDINGS) {
      faultyTest(`a list that is ${name} says so`, async ({ page }) => {
        await standIn(page, ({ username }, route) =>
          username === 'ann_one' ? null : answer(route),
        );
        await signInAsNew(page, newPerson('Stan'));
        await box(page).fill('tiktok: ann_one\ntiktok: ben_two\ntiktok: cara_three');
        await captureButton(page).click();
        await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
        await expect(captures(page)).toContainText(sentence);
        await check(page, name);
      });
    }
  });
}

faultyTest('captures are seen and sent where the browser refuses the mark', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
    const write = setItem.value as (key: string, value: string) => void;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('vibes.captures')) throw new DOMException('Full.', 'QuotaExceededError');
      write.call(this, key, value);
    };
  });
  await page.route('**/api/capture', (route) => route.abort('internetdisconnected'));
  await signInAsNew(page, newPerson('Quinn'));
  await box(page).fill('tiktok: ann_one');
  await captureButton(page).click();
  await expect(captures(page)).toContainText('No connection to the server.');
  await page.unroute('**/api/capture');
  const asked = await standIn(page);
  await page.reload();
  await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
  expect(asked).toEqual(['ann_one']);
});

faultyTest('refused ones are all tried again at once', async ({ page }) => {
  let isClosed = true;
  const asked = await standIn(page, (_, route) =>
    isClosed
      ? route.fulfill({ status: 404, json: refusal('profile_not_found', 'Nobody is there.') })
      : null,
  );
  await signInAsNew(page, newPerson('Rita'));
  await box(page).fill('tiktok: ann_one\ntiktok: ben_two');
  await captureButton(page).click();
  await expect(captures(page).getByText('2 could not be captured').first()).toBeVisible();
  isClosed = false;
  await captures(page).getByRole('button', { name: 'Try all again' }).click();
  await expect(captures(page).getByText('2 captured').first()).toBeVisible();
  expect(asked).toEqual(['ann_one', 'ben_two', 'ann_one', 'ben_two']);
});
