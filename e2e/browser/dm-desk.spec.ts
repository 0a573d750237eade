import type { Page } from '@playwright/test';
import { creatorDocument, messageTemplatesDocument } from '@vibes/core/firestore/documents';
import { countedToday } from '../support/person.ts';
import { dataOf, database } from '../support/database.ts';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { newestAnn, signIn } from './crm.ts';
import { expect, faultyTest } from './fixtures.ts';

/** The DM desk: one creator after the other. */

faultyTest.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const card = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(`^${name},`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Presses the button that copies and opens; returns the address of the tab. */
async function copyAndOpen(page: Page, press: () => Promise<void>) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForURL(/tiktok/);
  const url = tab.url();
  await tab.close();
  await page.bringToFront();
  return url;
}

faultyTest('the DM desk goes from creator to creator, newest first', async ({ page, context }) => {
  const { uid, name } = await signIn(page);
  await writeCreators(uid, { ann: newestAnn(), bea: writtenCreator(10, { name: 'Bea' }) });
  const templates = (await database()).doc(messageTemplatesDocument.path(uid));
  await templates.update({ tiktok_template: 'Hi {{creatorName}}, I am {{myName}}' });
  await context.route('https://www.tiktok.com/**', (route) => route.fulfill({ body: 'TikTok' }));
  const stored = (id: string) => dataOf(creatorDocument.path(uid, id));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'DMs', exact: true }).click();

  await faultyTest.step('one press copies the text and opens the app', async () => {
    await expect(card(page, 'Ann Lee')).toContainText('@annlee');
    const opened = page.waitForResponse('**/api/call/recordDm');
    const press = page.getByRole('link', { name: 'Copy and open TikTok' });
    const url = await copyAndOpen(page, () => press.click());
    expect(url).toBe('https://www.tiktok.com/@annlee');
    expect(await clipboard(page)).toBe(`Hi Ann Lee, I am ${name}`);
    await opened;
    await expect(button(page, 'I sent it')).toBeFocused();
  });

  await faultyTest.step(
    'once it is sent the next one comes at once, and it is recorded',
    async () => {
      await page.keyboard.press('Enter');
      await expect(card(page, 'Bea')).toBeFocused();
      await expect
        .poll(() => stored('ann'))
        .toMatchObject({ status: 'Contacted', dm_sent_at: expect.anything() });
    },
  );

  await faultyTest.step('it can be undone, and nothing of it is left', async () => {
    await button(page, 'Undo').click();
    await expect(card(page, 'Ann Lee')).toBeFocused();
    expect(await stored('ann')).toMatchObject({ status: 'Discovered', dm_sent_at: null });
    expect(await countedToday(uid)).toMatchObject({ dms_opened: 1, dms_sent: 0 });
  });

  await faultyTest.step('by its key, too', async () => {
    await page.keyboard.press('n');
    await expect(card(page, 'Bea')).toBeVisible();
    expect(await copyAndOpen(page, () => page.keyboard.press('c'))).toContain('tiktok.com/@');
    expect(await clipboard(page)).toBe(`Hi Bea, I am ${name}`);
  });

  await faultyTest.step(
    'without a connection the text is still there, and nothing is recorded',
    async () => {
      await context.setOffline(true);
      await expect(page.getByText('Mark them as sent once you’re back online.')).toBeVisible();
      await expect(button(page, 'I sent it')).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('region', { name: 'Text of the DM' })).toContainText('Hi Bea');
      await context.setOffline(false);
      await expect(button(page, 'I sent it')).not.toHaveAttribute('aria-disabled');
    },
  );

  await faultyTest.step(
    'at 360 px the buttons are at the bottom, whatever the length of the text',
    async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      const expectInReach = async () => {
        const link = page.getByRole('link', { name: /^(Copy and open TikTok|Copied)/ });
        for (const one of [
          link,
          button(page, 'Not now'),
          page.getByRole('button', { name: /^I sent it/ }),
        ]) {
          await expect(one).toBeInViewport({ ratio: 1 });
          const box = await one.boundingBox();
          // Above the bar of the app.
          expect(box?.y, 'in reach of the thumb').toBeGreaterThan(640 - 140 - 56);
          expect(box?.height).toBeGreaterThanOrEqual(44);
        }
      };
      await expectInReach();
      await templates.update({ tiktok_template: 'Hello {{creatorName}}. '.repeat(150) });
      await page.reload();
      await expect(page.getByRole('region', { name: 'Text of the DM' })).toContainText('Hello Ann');
      await expectInReach();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
});
