import type { Page } from '@playwright/test';
import {
  creatorDocument,
  messageTemplatesDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { call } from '../../local/src/world/call.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { creditsOf } from '../support/account.ts';
import { countOf, database } from '../support/database.ts';
import { accountOf } from '../support/person.ts';
import { testWorld } from '../support/world.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import { firstCapture, openGuide } from './shortcut-guide.ts';

const simulate = (page: Page) => page.getByRole('button', { name: 'Simulate a capture' });
const simulated = (page: Page) => page.getByRole('status', { name: 'Simulated capture' });

test('a simulated capture shows what the phone would show, and stores nothing', async ({
  page,
}) => {
  const { uid } = await accountOf(await openGuide(page, '?stage=setup'));

  await test.step('it shows the address that was found, and saves, sends and charges nothing', async () => {
    const sent = page.waitForRequest('**/api/capture');
    await simulate(page).click();
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect((await sent).headers()['authorization']).toMatch(/^Bearer vo_live_/);
    await expect(simulated(page)).toContainText('hello@firstpress.studio');
    await expect(simulated(page).getByRole('group')).toHaveText(
      /^Vibes OutreachFound hello@firstpress\.studio\. Connect Gmail/,
    );
    await expect(simulated(page)).toContainText(
      'No creator was saved, nothing was sent or charged.',
    );
    expect(await countOf(creatorDocument.collection(uid))).toBe(0);
    expect(await creditsOf(uid)).toMatchObject({ balance: 10, charges: 0 });
    await expect(firstCapture(page)).toHaveText('Waiting for your first press');
  });

  await test.step('with a DM template it shows the text for the clipboard', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('link', { name: 'I already downloaded it' }).click();
    const template = 'Hi {{creatorName}}, see your inbox.';
    await (
      await database()
    )
      .doc(messageTemplatesDocument.path(uid))
      .update({ tiktok_template: template });
    await simulate(page).click();
    await expect(simulated(page)).toContainText('Hi TikTok, see your inbox.');
    await expect(simulated(page)).toContainText('https://www.tiktok.com/@tiktok');
  });

  await test.step('for a profile that cannot be read it says that the address is not known', async () => {
    await page.getByLabel('Link of a profile').fill('https://www.tiktok.com/@barrier.ben');
    await simulate(page).click();
    await expect(simulated(page)).toContainText('Not known: the profile stayed closed.');
    await expect(simulated(page).getByRole('group')).toContainText('didn’t show the profile');
  });
});

faultyTest('each refusal of a simulated capture says what to do', async ({ page }) => {
  const person = await openGuide(page, '?stage=existing');
  const { uid } = await accountOf(person);
  const link = page.getByLabel('Link of a profile');

  await faultyTest.step('a link without a profile', async () => {
    await link.fill('https://example.com/ann');
    await link.press('Enter');
    await expect(simulated(page)).toContainText('That’s not a TikTok or Instagram profile.');
    await link.fill('https://www.tiktok.com/@nowhere_at_all');
    await expect(simulated(page)).toHaveText('');
    await simulate(page).click();
    await expect(simulated(page)).toContainText('This profile doesn’t exist.');
  });

  await faultyTest.step('no credits left', async () => {
    const credits = (await database()).doc(usageCreditsDocument.path(uid));
    await credits.update({ num_credits: 0 });
    await simulate(page).click();
    await expect(simulated(page)).toContainText('No credits left.');
    await expect(simulated(page).getByRole('link', { name: 'See Plans & Billing' })).toBeVisible();
    await credits.update({ num_credits: 10 });
  });

  await faultyTest.step('no connection', async () => {
    await page.context().setOffline(true);
    await simulate(page).click();
    await expect(simulated(page)).toContainText('No connection to the server.');
    await page.context().setOffline(false);
  });

  await faultyTest.step('too many at once', async () => {
    await page.route('**/api/capture', (route) =>
      route.fulfill({
        status: 429,
        json: { ok: false, code: 'rate_limited', message: 'Too many captures at once.' },
      }),
    );
    await simulate(page).click();
    await expect(simulated(page)).toContainText('Too many captures at once.');
    await page.unroute('**/api/capture');
  });

  await faultyTest.step('a key replaced elsewhere is read again', async () => {
    const { auth, web } = await testWorld();
    const google = { sub: person.email, ...person };
    const hashes = (await database()).collection('api_key_hashes').where('uid', '==', uid);
    const before = (await hashes.get()).docs.map(({ id }) => id);
    const { id_token } = await signInWithGoogle({ auth, person: google });
    // The page hears of the new key at once. It gets the key itself after the simulation.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/call/getUserData', async (route) => {
      await held;
      await route.continue();
    });
    await call({ web, id_token, name: 'regenerateApiKey', payload: {} });
    expect((await hashes.get()).docs.map(({ id }) => id)).not.toEqual(before);
    await link.fill('https://www.tiktok.com/@tiktok');
    const refused = page.waitForResponse('**/api/capture');
    await simulate(page).click();
    expect((await refused).status()).toBe(401);
    release();
    await expect(simulated(page)).toContainText('Your API key has changed.');
    await simulate(page).click();
    await expect(simulated(page)).toContainText(
      'No creator was saved, nothing was sent or charged.',
    );
  });
});
