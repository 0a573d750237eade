import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** The session, which an earlier version kept in IndexedDB. */

/** The names of what is kept in that database. */
const keptKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.onerror = () => reject(new Error('IndexedDB did not open.'));
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage');
          const asking = store.getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );

test('a session that an earlier version kept in IndexedDB goes on, and ends with a sign-out', async ({
  page,
}) => {
  await signInAsNew(page, newPerson('Ines'));
  const key = await page.evaluate(async () => {
    const name = Object.keys(localStorage).find((each) => /^firebase:authUser:.*\]$/.test(each));
    if (name === undefined) return null;
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '');
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('firebaseLocalStorageDb', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      opening.onerror = () => reject(new Error('IndexedDB did not open.'));
      opening.onsuccess = () => {
        const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
        writing.objectStore('firebaseLocalStorage').put({ fbase_key: name, value });
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    localStorage.removeItem(name);
    return name;
  });
  expect(key).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const copied = () => page.evaluate((name) => localStorage.getItem(name ?? ''), key);
  await expect.poll(copied).toContain('uid');
  // Tabs of that version still need it.
  expect(await keptKeys(page)).toEqual([key]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await copied()).toBeNull();
  await expect.poll(() => keptKeys(page)).toEqual([]);
});
