import {
  creatorDocument,
  deliveryDocument,
  messageTemplatesDocument,
} from '@vibes/core/firestore/documents';
import { dataOf, database } from '../support/database.ts';
import { writeCreators } from '../support/write-creators.ts';
import { arrive } from './capture-page.ts';
import { ann, drawer, expectNoViolations, signIn } from './crm.ts';
import { expect, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { renew } from './renew.ts';

/** One creator opened: what is known, the notes, the DM. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a creator’s details open and close', async ({ page }) => {
  const { uid } = await signIn(page);
  await writeCreators(uid, { ann });
  const name = page.getByRole('link', { name: 'Ann Lee' });

  await test.step('for an id that is not in this CRM they say so', async () => {
    await page.goto('/dashboard/crm?creator=nobody');
    for (const id of ['../../users', '__x__', null]) {
      await expect(page.getByText('This creator isn’t in your CRM')).toBeVisible();
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/dashboard\/crm$/);
      await expect(drawer(page)).toBeHidden();
      if (id) await arrive(page, `/dashboard/crm?creator=${encodeURIComponent(id)}`);
    }
  });

  await test.step('they open from the name, and close by Back, Escape and the cross', async () => {
    await name.click();
    await expect(page).toHaveURL(/\?creator=ann$/);
    await expect(drawer(page).getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);

    await name.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await pressEscape(page);
    await expect(drawer(page)).toBeHidden();
    await expect(name).toBeFocused();

    await name.click();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('they close once, however quickly they are closed again', async () => {
    for (let round = 0; round < 2; round += 1) {
      await name.click();
      const cross = drawer(page).getByRole('button', { name: 'Close' });
      await cross.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/dashboard\/crm$/);
    }
    // Forward leads to the same entry again: it can be closed again.
    await page.goForward();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(name).toBeVisible();
  });

  await test.step('on a phone they are a screen of their own, with the way back', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await name.click();
    const back = drawer(page).getByRole('button', { name: 'Back', exact: true });
    await expect(back).toBeInViewport();
    await expect(drawer(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
    expect(await drawer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 800 });
    const head = await drawer(page).locator('header').boundingBox();
    const handle = await drawer(page).getByRole('link', { name: '@annlee' }).first().boundingBox();
    expect(handle?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) + (head?.height ?? 0));
    await back.click();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    await expect(drawer(page)).toBeHidden();
    await name.click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('they have no violation at 360 px, light and dark', async () => {
    await name.click();
    await expect(page.getByRole('button', { name: 'Copy DM' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('the details offer a DM, from its template to the record that it was sent', async ({
  page,
  context,
}) => {
  const { uid, name } = await signIn(page);
  await writeCreators(uid, { ann });
  const at = new Date();
  await (await database()).doc(deliveryDocument.path(uid, 'email_ann')).set({
    creator_id: 'ann',
    kind: 'email',
    state: 'failed',
    phase: null,
    attempts: 1,
    lease_token: null,
    last_error: { code: 'mailbox_refused', sentence: 'Gmail refused the app password.' },
    to: 'hello@ann.studio',
    subject: 'Hello',
    created_at: at,
    updated_at: at,
    sent_at: null,
  });
  const templates = (await database()).doc(messageTemplatesDocument.path(uid));
  await context.route('https://www.tiktok.com/**', (route) => route.abort());
  await page.clock.install();

  await test.step('they say what is wrong with a template, and where to fix it', async () => {
    await templates.update({ tiktok_template: '' });
    await page.goto('/dashboard/crm?creator=ann');
    await expect(page.getByText('Your TikTok DM template is empty.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(0);
    await templates.update({ tiktok_template: 'Hi {{surname}}' });
    await renew(page);
    await expect(page.getByText('Your TikTok DM template uses {{surname}}')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(0);
    await drawer(page).getByRole('link', { name: 'Message Templates' }).click();
    await expect(page).toHaveURL(/\/dashboard\/messages$/);
  });

  await test.step('the DM is copied, opened and recorded', async () => {
    await templates.update({
      tiktok_template: 'Hi {{creatorName}}, @{{handle}} on {{platform}}! {{myName}}',
    });
    await page.goBack();
    await renew(page);
    const text = `Hi Ann Lee, @annlee on TikTok! ${name}`;
    await expect(drawer(page).getByRole('region', { name: 'Text of the DM' })).toHaveText(text);
    await page.getByRole('button', { name: 'Copy DM' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    const open = page.getByRole('link', { name: 'Open TikTok' });
    await expect(open).toHaveAttribute('href', 'https://www.tiktok.com/@annlee');
    const recorded = page.waitForRequest('**/api/call/recordDm');
    const [tab] = await Promise.all([context.waitForEvent('page'), open.click()]);
    await tab.close();
    expect((await recorded).postDataJSON()).toEqual({
      data: { creator_id: 'ann', step: 'opened' },
    });
    await page.getByRole('button', { name: 'I sent it' }).click();
    await expect(page.getByText(/^DM sent .* ago$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'I sent it' })).toHaveCount(0);
    expect(await dataOf(creatorDocument.path(uid, 'ann'))).toMatchObject({ status: 'Contacted' });

    await page.getByRole('button', { name: 'Instagram', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Open Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/ann.lee/',
    );
  });

  await test.step('they show all that is known, and why no email was sent', async () => {
    const details = drawer(page);
    for (const text of [
      '@annlee',
      '@ann.lee',
      '12.3K followers',
      'hello@ann.studio',
      'Found in the bio',
      'work with me: hello@ann.studio',
      'tiktok.com/@annlee',
      'ann@agency.example',
      '@annlee.backstage on Instagram',
      'linktr.ee/annlee',
      'Failed',
      'Gmail refused the app password.',
      ' ago',
    ])
      await expect(details, text).toContainText(text);
    await details
      .getByRole('combobox', { name: 'Status of Ann Lee' })
      .selectOption('Meeting Scheduled');
    await expect(page.getByText('Status of Ann Lee set to Meeting Scheduled')).toBeVisible();
  });
});
