import { call } from '../../local/src/world/call.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** More than an answer of `getUserData` counts as fresh. */
const A_MINUTE_MS = 61_000;

test('an open page shows what changes elsewhere at once, and asks for nothing while nothing does', async ({
  page,
}) => {
  await page.clock.install();
  const { name, session, ...account } = await openTestAccount();
  const keyEnd = (api_key: string) => page.getByText(`•${api_key.slice(-4)}`);
  const elsewhere = async () => {
    const read = () => call({ ...session, name: 'getUserData', payload: {} });
    await call({ ...session, name: 'regenerateApiKey', payload: {} });
    return (await read()).apiKey.api_key;
  };
  await signInAsNew(page, { name, email: `${name}@brand.test` });
  await page.goto('/dashboard/api-keys');
  await expect(keyEnd(account.api_key)).toBeVisible();
  await page.waitForLoadState('networkidle');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/call/getUserData')) asked += 1;
  });

  await test.step('minutes in which nothing happens cost nothing', async () => {
    await page.clock.runFor(3 * A_MINUTE_MS);
    // Had a timer asked, its request would be seen before this answer.
    await page.evaluate(() => fetch('/product.json').then((answer) => answer.text()));
    expect(asked).toBe(0);
  });

  let api_key = '';
  await test.step('a key replaced elsewhere is shown without a wait, by one request', async () => {
    api_key = await elsewhere();
    await expect(keyEnd(api_key)).toBeVisible();
    expect(asked).toBe(1);
  });

  await test.step('so is the first use of a key', async () => {
    await expect(page.getByText(/^Last used/)).toHaveCount(0);
    const { status } = await requestCapture({ api_key }, { url: tester(name).url });
    expect(status).toBe(200);
    await expect(page.getByText(/^Last used less than a minute ago/)).toBeVisible();
    expect(await elsewhere()).not.toBe(api_key);
  });

  await test.step('a change made here is read once', async () => {
    await expect(page.getByText(/^Last used/)).toHaveCount(0);
    const before = asked;
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('API key regenerated successfully')).toBeVisible();
    await page.evaluate(() => fetch('/product.json').then((answer) => answer.text()));
    expect(asked).toBe(before + 1);
  });

  await test.step('a person who comes back after a minute has it read again, once', async () => {
    const comeBack = () => page.evaluate(() => void dispatchEvent(new Event('focus')));
    const before = asked;
    await comeBack();
    await page.clock.fastForward(A_MINUTE_MS);
    expect(asked).toBe(before);
    const answered = page.waitForResponse('**/api/call/getUserData');
    await comeBack();
    await answered;
    await comeBack();
    expect(asked).toBe(before + 1);
  });
});
