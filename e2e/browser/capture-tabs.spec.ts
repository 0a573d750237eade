import type { Page } from '@playwright/test';
import { answerTo } from '../../web/test/capture-answer.ts';
import { newPerson } from '../support/person.ts';
import {
  box,
  captureButton,
  captures,
  clearCaptures,
  comeBack,
  gate,
  line,
  standIn,
} from './captures.ts';
import { expect, faultyTest as test, signInAsNew, signInHere } from './fixtures.ts';

/** Captures in two tabs, in a page that was left, without a connection, and by two persons. */

// Without a network every request of the page fails, which the console logs.

const paste = async (page: Page, ...names: string[]) => {
  await box(page).fill(names.map((name) => `tiktok: ${name}`).join('\n'));
  await captureButton(page).click();
  await expect(box(page)).toHaveValue('');
};

/** No capture gets through, as without a network; resolves to the function that restores it. */
async function cut(page: Page) {
  await page.route('**/api/capture', (route) => route.abort('internetdisconnected'));
  return () => page.unroute('**/api/capture');
}

/** Keeps a transaction open on the captures of this device, as a page does that Safari freezes. */
const hold = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('vibes.captures');
        opening.onerror = () => reject(new Error('IndexedDB did not open.'));
        opening.onsuccess = () => {
          const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries');
          const again = () => {
            entries.count().onsuccess = again;
            resolve();
          };
          again();
        };
      }),
  );

/** Has the page read its captures again, as another tab does that changed them. */
const tellOfChange = (page: Page) =>
  page.evaluate(() => {
    const { uid } = JSON.parse(localStorage.getItem('vibes.last-session') ?? '') as { uid: string };
    const channel = new BroadcastChannel('vibes.captures');
    channel.postMessage({ uid });
    channel.close();
  });

const leave = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

test('captures go out once and in order, over tabs and reloads, and stay with their person', async ({
  page: first,
  context,
}) => {
  const owner = newPerson('Olga');
  await signInAsNew(first, owner);
  const page = await context.newPage();
  await page.goto('/dashboard');
  let answer = gate();
  const [asked, other] = [
    await standIn(first, ({ username = '' }, route) =>
      answer.opened.then(() => route.fulfill({ json: answerTo(username) })),
    ),
    await standIn(page),
  ];

  await test.step('both tabs together send each creator once, and both show it', async () => {
    await paste(first, 'ann_one', 'ben_two');
    await paste(page, 'cara_three', 'dora_four');
    await expect(captures(page)).toContainText('0 of 4');
    answer.open();
    for (const tab of [first, page])
      await expect(captures(tab).getByText('4 captured').first()).toBeVisible();
    expect(other).toEqual([]);
    expect(asked).toEqual(['ann_one', 'ben_two', 'cara_three', 'dora_four']);
    await clearCaptures(first);
    await expect(captures(page)).toHaveCount(0);
  });

  await test.step('a page that is left lets other pages capture, and goes on when it is shown again', async () => {
    await hold(first);
    await box(first).fill('tiktok: left_one');
    await captureButton(first).click();
    await box(page).fill('tiktok: left_two');
    await captureButton(page).click();
    await expect(captureButton(page)).toBeDisabled();
    await expect(line(page, 'left_one').or(line(page, 'left_two'))).toHaveCount(0);
    await tellOfChange(page);
    await leave(first);
    for (const tab of [first, page])
      for (const name of ['left_one', 'left_two'])
        await expect(line(tab, name)).toContainText(`Saved ${name}.`);
    await clearCaptures(first);
    other.length = 0;
  });

  await test.step('a tab that closes leaves its list to the other', async () => {
    answer = gate();
    await paste(first, 'eve_five', 'fay_six');
    await expect(line(page, 'eve_five')).toContainText('Capturing...');
    await first.close();
    await expect(captures(page).getByText('2 captured').first()).toBeVisible();
    expect(other).toEqual(['eve_five', 'fay_six']);
    await clearCaptures(page);
    await page.unroute('**/api/capture');
  });

  await test.step('captures requested offline outlive a reload and go out in order, once', async () => {
    await context.setOffline(true);
    await expect(page.getByText('What you capture here is kept on this device')).toBeVisible();
    await paste(page, 'gil_one', 'hal_two');
    await paste(page, 'ida_three');
    const restore = await cut(page);
    await context.setOffline(false);
    await page.reload();
    await expect(captures(page)).toContainText('No connection to the server. The rest goes out');
    await expect(captures(page).getByRole('listitem')).toHaveCount(3);
    await restore();
    const sent = await standIn(page);
    await comeBack(page);
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
    await page.reload();
    await expect(captures(page).getByText('3 captured').first()).toBeVisible();
    expect(sent).toEqual(['gil_one', 'hal_two', 'ida_three']);
    await page.unroute('**/api/capture');
  });

  await test.step('another person on the device neither sees nor sends them', async () => {
    const restore = await cut(page);
    await paste(page, 'olga_only');
    await expect(line(page, 'olga_only')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await restore();
    const sent = await standIn(page);
    await page.goto('/login');
    await signInHere(page, newPerson('Petra'));
    await paste(page, 'zoe_mine');
    await expect(captures(page).getByText('1 captured').first()).toBeVisible();
    await expect(captures(page).getByRole('listitem')).toHaveCount(1);
    expect(sent).toEqual(['zoe_mine']);

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('vibes.opened'))).toBeNull();
    await page.goto('/login');
    await signInHere(page, owner);
    await expect(line(page, 'olga_only')).toContainText('Saved olga_only.');
    expect(sent).toEqual(['zoe_mine', 'olga_only']);
  });
});
