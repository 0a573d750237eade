import type { Page } from '@playwright/test';
import { creatorDocument, messageTemplatesDocument } from '@vibes/core/firestore/documents';
import { countedToday } from '../support/person.ts';
import { dataOf, database } from '../support/database.ts';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { answerCall } from './answer-call.ts';
import { expectNoViolations, newestAnn, signIn } from './crm.ts';
import { expect, faultyTest, test } from './fixtures.ts';
import { marked } from './marked.ts';

/** The DM desk: one creator after the other. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const at = new Date();
const card = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(`^${name},`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const TEMPLATES = {
  tiktok_template: 'Hi {{creatorName}}, I am {{myName}}',
  instagram_template: '',
};

/** Three who are due, Ann the newest, and one for each reason not to be. */
async function openDesk(page: Page) {
  const account = await signIn(page);
  const named = (minutes: number, name: string, fields = {}) =>
    writtenCreator(minutes, { name, ...fields });
  await writeCreators(account.uid, {
    ann: newestAnn(),
    bea: named(10, 'Bea', { status: 'Contacted', email_sent: true }),
    cleo: named(20, 'Cleo'),
    sent: named(1, 'Had one', { dm_sent_at: at, status: 'Contacted' }),
    out: named(1, 'Unsubscribed', { opted_out_at: at }),
    turn: named(1, 'Waits for us', { awaiting: 'us' }),
    late: named(1, 'Talks', { status: 'Meeting Scheduled' }),
    bare: named(1, 'No handle', { tiktok_username: null }),
    other: named(1, 'On Instagram', {
      platform: 'instagram',
      tiktok_username: null,
      instagram_username: 'on.instagram',
    }),
  });
  const templates = (await database()).doc(messageTemplatesDocument.path(account.uid));
  await templates.update(TEMPLATES);
  await page
    .context()
    .route('https://www.tiktok.com/**', (route) => route.fulfill({ body: 'TikTok' }));
  return { ...account, templates };
}

/** Presses the button that copies and opens; returns the address of the tab. */
async function copyAndOpen(page: Page, press: () => Promise<void>) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForURL(/tiktok/);
  const url = tab.url();
  await tab.close();
  await page.bringToFront();
  return url;
}

test('the DM desk goes from creator to creator, newest first', async ({ page }) => {
  const { uid, name } = await openDesk(page);
  const stored = (id: string) => dataOf(creatorDocument.path(uid, id));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'DMs', exact: true }).click();
  const open = page.getByRole('link', { name: 'Copy and open TikTok' });

  await test.step('a card has the creator and the text that is ready', async () => {
    await expect(card(page, 'Ann Lee')).toContainText('@annlee');
    await expect(card(page, 'Ann Lee')).toContainText('12.3K followers');
    await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Text of the DM' })).toHaveText(
      `Hi Ann Lee, I am ${name}`,
    );
    await expect(page.getByText('1 more creator is on Instagram only.')).toBeVisible();
    await expect.poll(() => marked(page, page.getByRole('main'))).toEqual(['Copy and open TikTok']);
  });

  await test.step('one press copies the text and opens the app', async () => {
    const opened = page.waitForRequest('**/api/call/recordDm');
    expect(await copyAndOpen(page, () => open.click())).toBe('https://www.tiktok.com/@annlee');
    expect(await clipboard(page)).toBe(`Hi Ann Lee, I am ${name}`);
    expect((await opened).postDataJSON()).toEqual({ data: { creator_id: 'ann', step: 'opened' } });
    await expect.poll(() => marked(page, page.getByRole('main'))).toEqual(['I sent it']);
    await expect(button(page, 'I sent it')).toBeFocused();
  });

  await test.step('once it is sent the next one comes at once, with the focus', async () => {
    await page.keyboard.press('Enter');
    await expect(card(page, 'Bea')).toBeFocused();
    await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
    await expect(page.getByText('DM to Ann Lee marked as sent')).toBeVisible();
    await expect
      .poll(() => stored('ann'))
      .toMatchObject({
        status: 'Contacted',
        dm_sent_at: expect.anything(),
      });
  });

  await test.step('it can be undone, and nothing of it is left', async () => {
    await button(page, 'Undo').click();
    await expect(card(page, 'Ann Lee')).toBeVisible();
    await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
    expect(await stored('ann')).toMatchObject({ status: 'Discovered', dm_sent_at: null });
    expect(await countedToday(uid)).toMatchObject({ dms_opened: 1, dms_sent: 0 });
  });

  await test.step('all of it goes by single keys', async () => {
    await expect(card(page, 'Ann Lee')).toBeFocused();
    await page.keyboard.press('n');
    await expect(card(page, 'Bea')).toBeVisible();
    await page.keyboard.press('p');
    await expect(card(page, 'Ann Lee')).toBeVisible();
    await page.keyboard.press('n');
    expect(await copyAndOpen(page, () => page.keyboard.press('c'))).toContain('tiktok.com/@');
    expect(await clipboard(page)).toBe(`Hi Bea, I am ${name}`);
    await page.keyboard.press('Enter');
    await expect(card(page, 'Cleo')).toBeVisible();
    await page.keyboard.press('p');
    await expect(card(page, 'Bea').getByText('Marked as sent')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(card(page, 'Cleo')).toBeVisible();
  });

  await test.step('whoever unsubscribes meanwhile leaves, with the reason', async () => {
    const cleo = (await database()).doc(creatorDocument.path(uid, 'cleo'));
    await cleo.update({ opted_out_at: new Date(), updated_at: new Date() });
    await expect(page.getByText('Cleo unsubscribed, so there is no DM to send.')).toBeVisible();
    await expect(card(page, 'Cleo')).toHaveCount(0);
  });

  await test.step('the end says what was done, and shows the ones left again', async () => {
    await expect(page.getByText('1 DM marked as sent. 1 left for later.')).toBeVisible();
    await button(page, 'Go through it again').click();
    await expect(card(page, 'Ann Lee')).toBeVisible();
    await page.getByRole('combobox', { name: 'Status of Ann Lee' }).selectOption('Rejected');
    await expect(
      page.getByText('Ann Lee left the list: the status is now Rejected.'),
    ).toBeVisible();
    await expect(page.getByText('1 DM marked as sent.', { exact: true })).toBeVisible();
    await expect.poll(() => marked(page, page.getByRole('main'))).toEqual(['Open the CRM']);
  });
});

faultyTest('the DM desk says what is missing, and what failed', async ({ page, context }) => {
  const { templates } = await openDesk(page);

  await test.step('without a template that is ready: what is wrong with each', async () => {
    await templates.update({ tiktok_template: 'Hi [fill in: product]' });
    await page.goto('/dashboard/dms');
    await expect(
      page.getByText('Your TikTok DM template still says [fill in: product].'),
    ).toBeVisible();
    await expect(page.getByText('Your Instagram DM template is empty.')).toBeVisible();
    await expect.poll(() => marked(page, page.getByRole('main'))).toEqual(['Message Templates']);
    await expectNoViolations(page);
    await templates.update(TEMPLATES);
    await page.reload();
  });

  await test.step('a DM that could not be recorded is due again, with the reason', async () => {
    await answerCall(page, 'recordDm', () => ({ refusal: 'Try again in a minute.' }));
    await button(page, 'I sent it').click();
    await expect(
      page.getByText('DM to Ann Lee not marked as sent. Try again in a minute.'),
    ).toBeVisible();
    await expect(card(page, 'Bea')).toBeVisible();
    await page.unroute('**/api/call/recordDm');
    await button(page, 'Back').click();
    await expect(button(page, 'I sent it')).toBeVisible();
  });

  await test.step('without a connection the text is still there, and nothing is recorded', async () => {
    await context.setOffline(true);
    await expect(page.getByText('Mark them as sent once you’re back online.')).toBeVisible();
    await expect(button(page, 'I sent it')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('region', { name: 'Text of the DM' })).toContainText('Hi Ann Lee');
    await context.setOffline(false);
    await expect(button(page, 'I sent it')).not.toHaveAttribute('aria-disabled');
  });

  await test.step('a refused clipboard is told', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copyAndOpen(page, () => page.getByRole('link', { name: 'Copy and open TikTok' }).click());
    await expect(page.getByRole('alert')).toContainText('Select it and copy it by hand.');
  });

  await test.step('at 360 px the buttons are at the bottom, whatever the length of the text', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const text = page.getByRole('region', { name: 'Text of the DM' });
    for (const times of [1, 150]) {
      await templates.update({ tiktok_template: 'Hello {{creatorName}}. '.repeat(times) });
      await page.reload();
      await expect(text).toHaveText('Hello Ann Lee. '.repeat(times).trim());
      for (const at_bottom of [
        page.getByRole('link', { name: 'Copy and open TikTok' }),
        button(page, 'Not now'),
        button(page, 'I sent it'),
      ]) {
        await expect(at_bottom).toBeInViewport({ ratio: 1 });
        const box = await at_bottom.boundingBox();
        expect(box?.y, 'in reach of the thumb').toBeGreaterThan(640 - 140);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoViolations(page);
  });
});

test('with nobody to write to the DM desk says so', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/dms');
  await expect(page.getByText('Nobody needs a DM right now')).toBeVisible();
  await expect.poll(() => marked(page, page.getByRole('main'))).toEqual(['Capture a creator']);
});
