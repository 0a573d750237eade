import type { Page, Route } from '@playwright/test';
import { accountOf, newPerson } from '../support/person.ts';
import { leaveCredits } from '../support/subscription.ts';
import { CONTRAST, violationsOn } from './axe.ts';
import {
  answerTo,
  box,
  captureButton,
  captures,
  comeBack,
  gate,
  line,
  setPace,
  standIn,
} from './captures.ts';
import { emailToAnn, minutes, TO, writeDeliveries } from './deliveries.ts';
import { expect, faultyTest, signInAsNew } from './fixtures.ts';

/** A list of captures in each of its states: said in words, and free of violations. */

const refusal = (code: string, message: string) => ({ ok: false, code, message, request_id: 'r' });

type Answer = (route: Route) => Promise<void>;

const STANDINGS: { name: string; sentence: string; answer: Answer }[] = [
  {
    name: 'stopped',
    sentence: 'Not saved yet. We’ll capture these once you have credits and the app is open here.',
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
    sentence: 'The server has a problem. We try again at',
    answer: (route) =>
      route.fulfill({ status: 500, json: refusal('internal', 'Something went wrong.') }),
  },
];

/** All rules in one theme, those on color in the other. */
async function check(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await violationsOn(page, colorScheme === 'dark' ? CONTRAST : {});
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
}

faultyTest('a list of captures says its state, at 360 px, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await setPace(page);
  const running = gate();
  let answer: Answer = (route) => running.opened.then(() => answer(route));
  await standIn(page, ({ username }, route) => (username === 'ann_one' ? null : answer(route)));
  await signInAsNew(page, newPerson('Stan'));

  await faultyTest.step('a list that is being sent says so', async () => {
    await box(page).fill('tiktok: ann_one\ntiktok: ben_two\ntiktok: cara_three');
    await captureButton(page).click();
    await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
    await expect(line(page, 'ben_two')).toContainText('Capturing...');
    await expect(captures(page)).toContainText('1 of 3');
    await check(page, 'running');
  });

  // Each one continues from the state before.
  const onward = [
    () => {
      running.open();
      return Promise.resolve();
    },
    () => captures(page).getByRole('button', { name: 'Go on' }).click(),
    () => comeBack(page),
  ];
  for (const [index, { name, sentence, ...standing }] of STANDINGS.entries())
    await faultyTest.step(`a list that is ${name} says so`, async () => {
      answer = standing.answer;
      await onward[index]?.();
      await expect(captures(page)).toContainText(sentence);
      await check(page, name);
    });

  await faultyTest.step('all refused captures are retried at once', async () => {
    answer = (route) =>
      route.fulfill({ status: 404, json: refusal('profile_not_found', 'Nobody is there.') });
    await comeBack(page);
    await expect(captures(page).getByText('1 captured, 2 failed').first()).toBeVisible();
    const tried: string[] = [];
    answer = (route) => {
      const { username } = route.request().postDataJSON() as { username: string };
      tried.push(username);
      return route.fulfill({ json: answerTo(username) });
    };
    await captures(page).getByRole('button', { name: 'Try all again' }).click();
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
    expect(tried).toEqual(['ben_two', 'cara_three']);
  });
});

faultyTest('captures are shown and sent where the browser refuses the mark', async ({ page }) => {
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

faultyTest('a line follows its email, and a reload asks for no spent credits', async ({ page }) => {
  const person = newPerson('Finn');
  const asked = await standIn(page, ({ username }, route) =>
    username === 'ben_two'
      ? route.fulfill({ status: 402, json: refusal('out_of_credits', 'No credits left.') })
      : route.fulfill({
          json: { ...answerTo('ann_one'), email: { state: 'queued', to: TO } },
        }),
  );
  await signInAsNew(page, person);
  const { uid } = await accountOf(person);
  await leaveCredits(person.email, { num_credits: 0, monthly_allowance: 0, resets_at: null });
  await box(page).fill('tiktok: ann_one\ntiktok: ben_two');
  await captureButton(page).click();
  await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
  await expect(captures(page)).toContainText('Not saved yet.');
  await expect(page.getByText(/No credits left/)).toHaveCount(1);
  await expect(page.getByText('New creators are not saved.')).toBeVisible();
  const mark = (icon: string) => line(page, 'ann_one').locator(`svg.lucide-${icon}`);
  await expect(mark('check')).toHaveCount(1);

  await writeDeliveries(uid, {
    email_id_ann_one: emailToAnn({ state: 'sent', sent_at: minutes(-12) }),
  });
  await expect(line(page, 'ann_one')).toContainText(`Email to ${TO} sent 12 minutes ago.`);

  await page.reload();
  await expect(captures(page)).toContainText('Not saved yet.');
  await expect(line(page, 'ann_one')).toContainText('sent 12 minutes ago');
  expect(asked).toEqual(['ann_one', 'ben_two']);

  for (const [state, icon] of [
    ['failed', 'circle-alert'],
    ['uncertain', 'circle-help'],
    ['cancelled', 'ban'],
  ] as const) {
    await writeDeliveries(uid, { email_id_ann_one: emailToAnn({ state }) });
    await expect(mark(icon)).toHaveCount(1);
    await expect(mark('check')).toHaveCount(0);
  }

  await leaveCredits(person.email, { num_credits: 5, monthly_allowance: 0, resets_at: null });
  await expect.poll(() => asked).toEqual(['ann_one', 'ben_two', 'ben_two']);
});
