import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import {
  answerTo,
  box,
  captureButton,
  captures,
  clearCaptures,
  comeBack,
  gate,
  line,
  standIn,
} from './captures.ts';
import { expect, faultyTest, signInAsNew, signInHere } from './fixtures.ts';

/** Captures requested without a connection, in two tabs, and by two persons on one device. */

// Without a network every request of the page fails, which the console logs.

const paste = async (page: Page, ...names: string[]) => {
  await box(page).fill(names.map((name) => `tiktok: ${name}`).join('\n'));
  await captureButton(page).click();
  await expect(box(page)).toHaveValue('');
};

/**
 * No capture gets through, as without a network; resolves to the function that restores the
 * network.
 */
async function cut(page: Page) {
  await page.route('**/api/capture', (route) => route.abort('internetdisconnected'));
  return () => page.unroute('**/api/capture');
}

faultyTest(
  'captures requested offline outlive a reload and go out in order, once',
  async ({ page, context }) => {
    const person = newPerson('Olga');
    await signInAsNew(page, person);
    await box(page).focus();
    await box(page).fill('tiktok: ann_one');
    await expect(page.getByText('@ann_one on TikTok')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('What you capture here is kept on this device')).toBeVisible();
    // The code that stores and shows captures was loaded when the box got the focus.
    await paste(page, 'ann_one', 'ben_two');
    await paste(page, 'cara_three');

    const restore = await cut(page);
    await context.setOffline(false);
    await page.reload();
    await expect(captures(page)).toContainText('No connection to the server. The rest goes out');
    await expect(captures(page).getByRole('listitem')).toHaveCount(3);
    await restore();
    const asked = await standIn(page);
    await comeBack(page);
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
    expect(asked).toEqual(['ann_one', 'ben_two', 'cara_three']);
    await page.reload();
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
    expect(asked).toHaveLength(3);
  },
);

faultyTest('two tabs share one list', async ({ page, context }) => {
  await signInAsNew(page, newPerson('Tilda'));
  const second = await context.newPage();
  await second.goto('/dashboard');
  let answer = gate();
  const [first, other] = [
    await standIn(page, ({ username = '' }, route) =>
      answer.opened.then(() => route.fulfill({ json: answerTo(username) })),
    ),
    await standIn(second),
  ];

  await faultyTest.step('both tabs together send each creator once, and both show it', async () => {
    await paste(page, 'ann_one', 'ben_two');
    await paste(second, 'cara_three', 'dora_four');
    await expect(captures(second)).toContainText('0 of 4');
    answer.open();
    for (const tab of [page, second])
      await expect(captures(tab).getByText('4 captured').first()).toBeVisible();
    expect(other).toEqual([]);
    expect(first).toEqual(['ann_one', 'ben_two', 'cara_three', 'dora_four']);
    await clearCaptures(page);
    await expect(captures(second)).toHaveCount(0);
  });

  await faultyTest.step('a tab that closes leaves its list to the other', async () => {
    answer = gate();
    await paste(page, 'eve_five', 'fay_six');
    await expect(line(second, 'eve_five')).toContainText('Capturing...');
    await page.close();
    await expect(captures(second).getByText('2 captured').first()).toBeVisible();
    expect(other).toEqual(['eve_five', 'fay_six']);
  });
});

faultyTest('another person on the device neither sees nor sends the captures', async ({ page }) => {
  const restore = await cut(page);
  const owner = newPerson('Owen');
  await signInAsNew(page, owner);
  await paste(page, 'ann_one');
  await expect(line(page, 'ann_one')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await restore();
  const asked = await standIn(page);

  const other = newPerson('Petra');
  await page.goto('/login');
  await signInHere(page, other);
  await box(page).fill('tiktok: zoe_mine');
  await captureButton(page).click();
  await expect(captures(page).getByText('1 captured').first()).toBeVisible();
  await expect(captures(page).getByRole('listitem')).toHaveCount(1);
  expect(asked).toEqual(['zoe_mine']);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('vibes.opened'))).toBeNull();
  await page.goto('/login');
  await signInHere(page, owner);
  await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
  expect(asked).toEqual(['zoe_mine', 'ann_one']);
});
