import { newPerson } from '../support/person.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** The session, which an earlier version kept in IndexedDB. */

test('a session that an earlier version kept in IndexedDB goes on, and is moved', async ({
  page,
}) => {
  await signInAsNew(page, newPerson('Ines'));
  const moved = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => /^firebase:authUser:.*\]$/.test(name));
    if (key === undefined) return null;
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('firebaseLocalStorageDb', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      opening.onerror = () => reject(new Error('IndexedDB did not open.'));
      opening.onsuccess = () => {
        const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
        writing.objectStore('firebaseLocalStorage').put({ fbase_key: key, value });
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    localStorage.removeItem(key);
    return key;
  });
  expect(moved).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key ?? ''), moved)).toContain('uid');
});
