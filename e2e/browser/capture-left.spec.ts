import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { box, captureButton, captures, line, standIn } from './captures.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** Captures in pages that are left and kept for the way back, as Safari does it. */

/** Keeps a transaction open on the captures of this device. */
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

const paste = async (page: Page, name: string) => {
  await box(page).fill(`tiktok: ${name}`);
  await captureButton(page).click();
};

test('a page that is left lets other pages capture, and goes on when it is shown again', async ({
  page,
  context,
}) => {
  await signInAsNew(page, newPerson('Lena'));
  await standIn(page);
  await paste(page, 'ann_one');
  await expect(line(page, 'ann_one')).toContainText('Saved ann_one.');
  const next = await context.newPage();
  await next.goto('/dashboard');
  await standIn(next);

  await hold(page);
  await paste(page, 'ben_two');
  await paste(next, 'cara_three');
  await expect(captureButton(next)).toBeDisabled();
  await expect(line(next, 'ben_two').or(line(next, 'cara_three'))).toHaveCount(0);
  await tellOfChange(next);

  await leave(page);
  for (const tab of [page, next])
    await expect(captures(tab)).toContainText(
      /Saved ben_two\..*Saved cara_three\.|Saved cara_three\..*Saved ben_two\./s,
    );
});
