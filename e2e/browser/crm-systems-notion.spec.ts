import type { Page } from '@playwright/test';
import type { Backfill } from '@vibes/core/crm/backfill';
import type { NotionCheck } from '@vibes/core/crm/notion-check';
import { backfillDocument, crmSettingsDocument } from '@vibes/core/firestore/documents';
import { hoursAgo, writeHealth } from '../support/channel-health.ts';
import { database } from '../support/database.ts';
import { accountOf, newPerson } from '../support/person.ts';
import { answerCall } from './answer-call.ts';
import {
  answerChecks,
  button,
  FOUND,
  openTab,
  saveUnchecked,
  switchTo,
  tabOf,
} from './crm-systems.ts';
import { expect, faultyTest, startSignedIn, test } from './fixtures.ts';

/** Notion: what the check finds with the key, and the progress of the back-fill. */

const NOT_SHARED = {
  ok: false,
  code: 'notion_not_shared',
  sentence: 'Notion doesn’t show us the database. Share it with your integration.',
} satisfies NotionCheck;

const writeBackfill = async (uid: string, backfill: Partial<Backfill>) =>
  (await database()).doc(backfillDocument.path(uid)).set({
    state: 'running',
    total: 500,
    queued: 200,
    copied: 120,
    failed: 0,
    cursor: null,
    database_id: 'db1',
    data_source_id: null,
    is_elsewhere: false,
    started_at: new Date(),
    ...backfill,
  });

/** Opens the tab of an account whose Notion is saved. */
async function openSaved(
  page: Page,
  active_crm_mode: 'built-in' | 'notion',
  backfill?: Partial<Backfill>,
) {
  const person = newPerson('Nora');
  await startSignedIn(page, person);
  const { uid } = await accountOf(person);
  const db = await database();
  await db.doc(crmSettingsDocument.path(uid)).update({
    active_crm_mode,
    notion_api_key_set: true,
    notion_api_key_last4: '9876',
    notion_database_id: 'db1',
  });
  // Before the page subscribes: see `knowsOfNoPlan`.
  if (backfill) await writeBackfill(uid, backfill);
  await page.goto('/dashboard/crm');
  return { uid, panel: await tabOf(page, 'Notion') };
}

test('the connection is checked with the typed values, before they are saved', async ({ page }) => {
  const { panel } = await openTab(page, 'Notion');
  const asked = await answerChecks(page, () => NOT_SHARED);
  await expect(panel.getByText('Not connected', { exact: true })).toBeVisible();
  await expect(button(panel, 'Check connection')).toBeDisabled();
  await expect(panel.getByText('Fill in the API key first.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Notion API Key' }).fill('ntn_1');
  await expect(panel.getByText('Fill in the database first.')).toBeVisible();
  await panel.getByLabel('Database ID').fill('https://www.notion.so/db1?v=2');
  await button(panel, 'Check connection').click();
  await expect(panel.getByRole('heading', { name: 'Notion is not ready' })).toBeVisible();
  await expect(panel.getByText(NOT_SHARED.sentence)).toBeVisible();
  expect(asked).toEqual([
    { notion_api_key: 'ntn_1', notion_database_id: 'https://www.notion.so/db1?v=2' },
  ]);

  await panel.getByLabel('Database ID').fill('db2');
  await expect(panel.getByText(NOT_SHARED.sentence)).toHaveCount(0);
});

test('a connected Notion is prepared for the creators', async ({ page }) => {
  const { panel, uid } = await openSaved(page, 'built-in');

  await test.step('missing columns are named, then added', async () => {
    let check: NotionCheck = { ...FOUND, missing: ['email_sent', 'notes'] };
    const asked = await answerChecks(page, () => check);
    await button(panel, 'Check connection').click();
    await expect(panel.getByRole('heading', { name: 'Connected to “Creators”' })).toBeVisible();
    await expect(panel).toContainText('2 columns are missing: Email Sent and Notes.');
    await expect(panel.getByText('→ TikTok handle')).toBeVisible();

    check = FOUND;
    await button(panel, 'Add missing columns').click();
    await expect(panel.getByText('It has every column.')).toBeVisible();
    await expect(button(panel, 'Add missing columns')).toHaveCount(0);
    expect(asked).toEqual([{}, { add_missing: true }]);
  });

  await test.step('one of several tables is chosen and saved', async () => {
    await saveUnchecked(page, uid);
    const sources = [
      { id: 't1', name: 'People' },
      { id: 't2', name: 'Creators' },
    ];
    const several = { ...FOUND, sources, notion_data_source_id: null, columns: [] };
    await answerCall(page, 'checkNotion', ({ notion_data_source_id }) =>
      notion_data_source_id ? { ...FOUND, sources, notion_data_source_id } : several,
    );
    await button(panel, 'Check connection').click();
    await expect(panel).toContainText('It has several tables.');
    await expect(panel.getByRole('radio')).toHaveCount(2);
    await panel.getByRole('radio', { name: 'Creators' }).check();
    await expect(panel.getByText('→ TikTok handle')).toBeVisible();
    await button(panel, 'Save Settings').click();
    await expect(page.getByText('CRM settings updated successfully')).toBeVisible();
    const saved = await (await database()).doc(crmSettingsDocument.path(uid)).get();
    expect(saved.data()).toMatchObject({ notion_data_source_id: 't2', notion_database_id: 'db1' });
  });
});

faultyTest('a refusal by Notion is shown where the request was made', async ({ page }) => {
  const { panel } = await openSaved(page, 'built-in');

  await faultyTest.step('a refused switch shows what is missing', async () => {
    const refusal = 'Your Notion database is missing a column.';
    await answerCall(page, 'updateUserData', () => ({ refusal }));
    await answerChecks(page, () => ({ ...FOUND, missing: ['notes'] }));
    await switchTo(page, panel);
    await expect(panel.getByText(refusal)).toBeVisible();
    await expect(page.getByText(refusal)).toHaveCount(1);
    await expect(button(panel, 'Add missing columns')).toBeVisible();
    await expect(button(panel, 'Make Active')).toBeEnabled();
  });

  await faultyTest.step('a refused save says why, and keeps the typed values', async () => {
    await answerCall(page, 'updateUserData', () => ({ refusal: 'Notion refused the API key.' }));
    await answerChecks(page, () => NOT_SHARED);
    await panel.getByRole('textbox', { name: 'Notion API Key' }).fill('ntn_1');
    await panel.getByLabel('Database ID').fill('db2');
    await button(panel, 'Save Settings').click();
    await expect(panel.getByText('Notion refused the API key.')).toBeVisible();
    await expect(page.getByText('Notion refused the API key.')).toHaveCount(1);
    await expect(panel.getByText(NOT_SHARED.sentence)).toBeVisible();
    await expect(panel.getByLabel('Database ID')).toHaveValue('db2');
  });
});

test('a Notion in use shows its state', async ({ page }) => {
  const { panel, uid } = await openSaved(page, 'notion', {});

  await test.step('the progress of the back-fill is live', async () => {
    await expect(panel.getByText('Copying your creators to Notion: 120 of 500')).toBeVisible();
    await writeBackfill(uid, { state: 'done', queued: 500, copied: 300, failed: 2 });
    await expect(panel.getByText('Copying your creators to Notion: 300 of 500')).toBeVisible();
    await expect(panel).toContainText('We couldn’t copy 2 creators.');
    await expect(panel.getByRole('link', { name: 'See what failed' })).toHaveAttribute(
      'href',
      '/dashboard/deliveries?state=attention&channel=notion',
    );
    await writeBackfill(uid, { state: 'done', queued: 500, copied: 500 });
    await expect(panel.getByText('All 500 creators are in Notion')).toBeVisible();
  });

  await test.step('a stopped Notion says so above the tabs', async () => {
    const last_error = { code: 'notion_stopped', sentence: 'Copying failed for five days.' };
    await writeHealth(uid, 'notion', { stopped_at: hoursAgo(1), last_error });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Notion was stopped' })).toBeVisible();
    await expect(page.getByText(last_error.sentence)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See what failed' })).toHaveAttribute(
      'href',
      '/dashboard/deliveries?state=attention&channel=notion',
    );
    await expect(button(page, 'Resume')).toBeEnabled();
  });

  await test.step('the end of the back-fill is shown until the next visit', async () => {
    await tabOf(page, 'Notion');
    await expect(panel.getByText('Active', { exact: true })).toBeVisible();
    await expect(panel.getByText('All 500 creators are in Notion')).toHaveCount(0);
  });
});
