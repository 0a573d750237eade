import type { Browser, Page } from '@playwright/test';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { qrPath } from '../../web/src/lib/qr-path.ts';
import { creditsOf, requestCapture, tester } from '../support/account.ts';
import { countOf } from '../support/database.ts';
import { accountOf, newPerson } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import { violationsOn } from './axe.ts';
import { expect, faultyTest as test, startSignedIn } from './fixtures.ts';

const CODE = 'QR code that opens the setup guide on your phone';
const standing = (desk: Page) => desk.getByRole('status', { name: 'Your phone' });

/** Presses the button on the computer; returns the link in the code that is drawn there. */
async function showCode(desk: Page, button = 'Continue on your phone'): Promise<string> {
  const answered = desk.waitForResponse('**/api/call/createHandover');
  await desk.getByRole('button', { name: button }).click();
  const { result } = (await (await answered).json()) as { result: { code: string } };
  const link = `${(await testWorld()).web}/phone#${result.code}`;
  const drawn = desk.getByRole('img', { name: CODE }).locator('path');
  await expect(drawn).toHaveAttribute('d', qrPath(link).path);
  return link;
}

/** A phone that nobody is signed in on, at a link. */
async function phoneAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('the guide goes from the computer to the phone with the key, tries a capture and waits for the first', async ({
  page: desk,
  browser,
}) => {
  const person = newPerson('Sara');
  await startSignedIn(desk, person);
  await desk.goto('/dashboard/shortcut-setup');
  const { uid } = await accountOf(person);
  const link = await showCode(desk);
  await expect(standing(desk)).toContainText('It works once, for 10 more minutes.');
  const phone = await phoneAt(browser, link);
  const open = phone.getByRole('button', { name: 'Continue on this phone' });
  const copy = phone.getByRole('button', { name: 'Copy API key' });

  await test.step('opening the link uses nothing up, and takes the code out of the address', async () => {
    await expect(open).toBeVisible();
    expect(new URL(phone.url()).pathname + new URL(phone.url()).hash).toBe('/phone');
    expect(await phone.evaluate(() => history.length)).toBeLessThan(3);
    await expect(standing(desk)).toContainText('It works once');
  });

  let api_key = '';
  await test.step('a press opens the steps with the key, which the phone keeps nowhere', async () => {
    await open.click();
    await expect(phone.getByText(`The API key below is for ${person.email}.`)).toBeVisible();
    await copy.click();
    await expect(phone.getByText('API key copied!')).toBeVisible();
    api_key = await phone.evaluate(() => navigator.clipboard.readText());
    expect(api_key).toMatch(/^vo_live_\w{38}$/);
    await phone.reload();
    await expect(phone.getByText('This page has no key now.')).toBeVisible();
    await expect(copy).toHaveCount(0);
  });

  await test.step('the used code opens nothing more; the computer says so, and makes another', async () => {
    await expect(standing(desk)).toContainText('The guide is open on your phone.');
    await phone.goto('about:blank');
    await phone.goto(link);
    await open.click();
    await expect(phone.getByRole('alert')).toContainText('This code was used already');
    expect(await violationsOn(phone)).toEqual([]);
    expect(await showCode(desk, 'Make a new code')).not.toBe(link);
  });
  await phone.context().close();

  await test.step('the browser’s Back leads from one stage to the other', async () => {
    await desk.getByRole('link', { name: 'I need to download the shortcut' }).click();
    await expect(desk.getByRole('heading', { name: 'Set up the shortcut' })).toBeVisible();
    await desk.goBack();
    await desk.getByRole('link', { name: 'I already downloaded it' }).click();
    await expect(desk.getByText('Tap Done.')).toBeVisible();
  });

  const first = desk.getByRole('status', { name: 'First capture' });

  await test.step('a simulated capture shows what the phone would, and stores nothing', async () => {
    const simulated = desk.getByRole('status', { name: 'Simulated capture' });
    await desk.getByRole('button', { name: 'Simulate a capture' }).click();
    await expect(simulated.getByRole('group')).toHaveText(
      /^Vibes OutreachFound hello@firstpress\.studio\. Connect Gmail/,
    );
    await expect(simulated).toContainText('No creator was saved, nothing was sent or charged.');
    expect(await countOf(creatorDocument.collection(uid))).toBe(0);
    expect(await creditsOf(uid)).toMatchObject({ balance: 10, charges: 0 });
    await expect(first).toHaveText('Waiting for your first press');
  });

  await test.step('the first capture with the key is shown as it arrives', async () => {
    const { handle, url } = tester(`guide-${uid}`);
    expect((await requestCapture({ api_key }, { url })).status).toBe(200);
    await expect(first).toHaveText(`Your captures come through. The newest creator: @${handle}`);
    await expect(desk.getByRole('status', { name: 'Your shortcut' })).toContainText(
      'Your API key works.',
    );
    await first.getByRole('link').click();
    await expect(desk).toHaveURL(/\/dashboard\/crm\?creator=/);
  });
});
