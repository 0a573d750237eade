import AxeBuilder from '@axe-core/playwright';
import { paths } from '@vibes/core/firestore/paths';
import { dataOf, database } from '../support/database.ts';
import { writeCreators, writeManyCreators } from '../support/write-creators.ts';
import { ann, drawer, notesOn, openCrm, signIn } from './crm.ts';
import { errorToast, expect, test } from './fixtures.ts';

/** One creator opened: what is known, the notes, the DM. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'], serviceWorkers: 'block' });

test.describe('the details', () => {
  test('open from the name and close with Back, Escape and the cross', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    await openCrm(page);
    const name = page.getByRole('link', { name: 'Ann Lee' });
    await name.click();
    await expect(page).toHaveURL(/\?creator=ann$/);
    await expect(drawer(page).getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);

    await name.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(name).toBeFocused();

    await name.click();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
  });

  test('close once, however quickly they are closed again', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    await openCrm(page);
    const name = page.getByRole('link', { name: 'Ann Lee' });
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
    // Forward leads to the same entry once more: it can be closed again.
    await page.goForward();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(name).toBeVisible();
  });

  test('tell all that is known, and why an e-mail did not go out', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    const at = new Date();
    await (await database()).doc(paths.delivery(uid, 'email_ann')).set({
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
    await page.goto('/dashboard/crm?creator=ann');
    const details = drawer(page);
    for (const text of [
      '@annlee',
      '@ann.lee',
      '12,345',
      'hello@ann.studio',
      'Found in the bio',
      'work with me: hello@ann.studio',
      'tiktok.com/@annlee',
      'ann@agency.example',
      '@annlee.backstage on Instagram',
      'linktr.ee/annlee',
      'Failed',
      'Gmail refused the app password.',
      'minutes ago',
    ])
      await expect(details, text).toContainText(text);
    await details
      .getByRole('combobox', { name: 'Status of Ann Lee' })
      .selectOption('Meeting Scheduled');
    await expect(page.getByText('Status of Ann Lee set to Meeting Scheduled')).toBeVisible();
  });

  test('of nobody in this CRM say so', async ({ page }) => {
    await signIn(page);
    for (const id of ['nobody', '../../users', '__x__']) {
      await page.goto(`/dashboard/crm?creator=${encodeURIComponent(id)}`);
      await expect(page.getByText('No such creator in your CRM')).toBeVisible();
    }
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/dashboard\/crm$/);
    await expect(page.getByText('No creators found in your Built-in CRM')).toBeVisible();
  });

  test('keep notes: typed ones stay until they are saved or discarded', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    await openCrm(page);
    const name = page.getByRole('link', { name: 'Ann Lee' });
    const notes = drawer(page).getByRole('textbox', { name: 'Notes on Ann Lee' });
    await name.click();
    await notes.fill('Wants 400 for a reel');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('link', { name: 'API Key' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await name.click();
    await expect(notes).toHaveValue('Wants 400 for a reel');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expect
      .poll(() => dataOf(paths.creator(uid, 'ann')))
      .toMatchObject({
        notes: 'Wants 400 for a reel',
      });

    await notes.fill('x'.repeat(9_990));
    await expect(page.getByText('Not saved yet, 10 characters left')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(notes).toHaveValue('Wants 400 for a reel');
    await page.reload();
    await expect(notes).toHaveValue('Wants 400 for a reel');
  });

  test('keep the notes on one creator while those on another are being saved', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeManyCreators(uid, 2);
    await openCrm(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // Held at its read: a held commit would stop the database client's whole queue.
    await page.route(/documents:batchGet/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Creator 001' }).click();
    await notesOn(page, 'Creator 001').fill('Alpha');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Creator 002' }).click();
    await notesOn(page, 'Creator 002').fill('Beta');
    release();
    await expect.poll(() => dataOf(paths.creator(uid, 'c1'))).toMatchObject({ notes: 'Alpha' });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Creator 001' }).click();
    await expect(notesOn(page, 'Creator 001')).toHaveValue('Alpha');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Creator 002' }).click();
    await expect(notesOn(page, 'Creator 002')).toHaveValue('Beta');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });

  test('never write notes over newer ones without asking', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    await page.goto('/dashboard/crm?creator=ann');
    const notes = notesOn(page, 'Ann Lee');
    const newer = drawer(page).getByRole('group', { name: 'Newer notes' });
    const stored = (await database()).doc(paths.creator(uid, 'ann'));
    const writeElsewhere = (text: string) => stored.update({ notes: text, updated_at: new Date() });

    await notes.fill('Mine');
    await writeElsewhere('From the phone');
    await expect(newer).toContainText('From the phone');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(errorToast(page, 'Notes not saved')).toContainText(
      'These notes were changed elsewhere. Choose which to keep.',
    );
    await expect(notes).toHaveValue('Mine');
    await expect
      .poll(() => dataOf(paths.creator(uid, 'ann')))
      .toMatchObject({ notes: 'From the phone' });
    await newer.getByRole('button', { name: 'Keep mine' }).click();
    await expect(newer).toHaveCount(0);
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(
      drawer(page).getByRole('status').getByText('Saved', { exact: true }),
    ).toBeVisible();
    await expect.poll(() => dataOf(paths.creator(uid, 'ann'))).toMatchObject({ notes: 'Mine' });

    await notes.fill('Mine again');
    await writeElsewhere('From another tab');
    await newer.getByRole('button', { name: 'Take theirs' }).click();
    await expect(notes).toHaveValue('From another tab');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
  });

  test('lead a DM from its text to the record that it was sent', async ({ page, context }) => {
    const { uid, name } = await signIn(page);
    await writeCreators(uid, { ann });
    await (await database()).doc(paths.messageTemplates(uid)).update({
      tiktok_template: 'Hi {{creatorName}}, @{{handle}} on {{platform}}! {{myName}}',
    });
    await context.route('https://www.tiktok.com/**', (route) => route.abort());
    await page.goto('/dashboard/crm?creator=ann');
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
    expect(await dataOf(paths.creator(uid, 'ann'))).toMatchObject({ status: 'Contacted' });

    await page.getByRole('button', { name: 'Instagram', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Open Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/ann.lee/',
    );
  });

  test('say what is wrong with a DM template, and where to mend it', async ({ page }) => {
    const { uid } = await signIn(page);
    await writeCreators(uid, { ann });
    const templates = (await database()).doc(paths.messageTemplates(uid));
    for (const [tiktok_template, fault] of [
      ['', 'Your TikTok DM template is empty.'],
      ['Hi {{firstName}}', 'Your TikTok DM template holds {{firstName}}'],
    ] as const) {
      await templates.update({ tiktok_template });
      await page.goto('/dashboard/crm?creator=ann');
      await expect(page.getByText(fault)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(0);
    }
    await drawer(page).getByRole('link', { name: 'Message Templates' }).click();
    await expect(page).toHaveURL(/\/dashboard\/messages$/);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`have no violation, ${colorScheme}`, async ({ page }) => {
      const { uid } = await signIn(page);
      await writeCreators(uid, { ann });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/dashboard/crm?creator=ann');
      await expect(page.getByRole('button', { name: 'Copy DM' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
});
