import type { Backfill } from '@vibes/core/crm/backfill';
import type { NotionCheck } from '@vibes/core/crm/notion-check';
import { backfillDocument } from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, says, serveCrm, switchTo, tabOf } from '../../../../test/crm-systems.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { CrmPage } from '../crm-page.tsx';

const FOUND = {
  ...{ ok: true, title: 'Creators', notion_database_id: 'db1', notion_data_source_id: 't1' },
  sources: [{ id: 't1', name: 'Creators' }],
  columns: [
    { field: 'name', column: 'Name' },
    { field: 'tiktok_username', column: 'TikTok handle' },
  ],
  missing: [],
} satisfies NotionCheck;
const NOT_SHARED = {
  ok: false,
  code: 'notion_not_shared',
  sentence: 'Notion doesn’t show us the database. Share it with your integration.',
} satisfies NotionCheck;
const SAVED = {
  ...{ notion_api_key_set: true, notion_api_key_last4: '9876', notion_database_id: 'db1' },
};
const TO_FAILED = '/dashboard/deliveries?state=attention&channel=notion';

beforeEach(() => {
  serveCrm();
});

/** Answers checks in Notion's place, and records their payloads. */
function answerChecks(answer: () => NotionCheck) {
  const asked: object[] = [];
  answerCall('checkNotion', (question) => {
    asked.push(question);
    return answer();
  });
  return asked;
}
const writeBackfill = (backfill: Partial<Backfill>) =>
  writeDocument(backfillDocument.path(uid), {
    ...{ state: 'running', total: 500, queued: 200, copied: 120, failed: 0, cursor: null },
    ...{ database_id: 'db1', data_source_id: null, is_elsewhere: false, started_at: new Date() },
    ...backfill,
  });
async function openNotion() {
  const screen = await mount(<CrmPage />, { at: '/dashboard/crm' });
  const panel = await tabOf('Notion');
  return {
    leave: () => screen.unmount(),
    panel,
    key: panel.getByRole('textbox', { name: 'Notion API Key' }),
    database: panel.getByLabelText('Database ID'),
  };
}

describe('Notion', () => {
  it('is saved with its key and database, made active, and cannot lose its database', async () => {
    const { panel, key, database } = await openNotion();
    answerChecks(() => FOUND);
    await expect.element(panel).toHaveTextContent('Create an integration');
    await expect.element(panel).toHaveTextContent('Share the database with it');
    await expect.element(key).toHaveAttribute('type', 'password');
    await expect.element(button(panel, 'Clear Settings')).not.toBeInTheDocument();
    await key.fill('ntn_secret_9876');
    await button(panel, 'Save Settings').click();
    await says('CRM settings updated successfully');
    await says('Saved as ••••9876. Leave empty to keep it.');
    await expect.element(key).toHaveValue('');
    await expect.element(button(panel, 'Make Active')).toBeDisabled();
    await database.fill('0123456789abcdef0123456789abcdef');
    await button(panel, 'Save Settings').click();
    await switchTo(panel);
    await says('Switched to Notion CRM');
    await expect.element(page.getByRole('tab', { name: 'Notion' })).toHaveFocus();
    await expect.element(panel.getByText('Active', { exact: true })).toBeVisible();
    await database.fill('');
    await button(panel, 'Save Settings').click();
    await says('Notion is active and needs this.');
  });

  it('is left for the built-in CRM, and cleared after a question', async () => {
    serveCrm({ ...SAVED, active_crm_mode: 'notion' });
    const { panel, key, database } = await openNotion();
    await switchTo(await tabOf('Built-in CRM'));
    await says('Switched to Built-in CRM');
    await tabOf('Notion');
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    for (const [answer, left] of [
      ['Cancel', 'db1'],
      ['Clear Settings', ''],
    ] as const) {
      await button(panel, 'Clear Settings').click();
      await button(dialog, answer).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(database).toHaveValue(left);
    }
    await expect.element(key).toHaveValue('');
    await expect.element(panel).not.toHaveTextContent('Saved as');
    await expect.element(button(panel, 'Make Active')).toBeDisabled();
  });

  it('is checked with the typed values, before they are saved', async () => {
    const { panel, key, database } = await openNotion();
    const asked = answerChecks(() => NOT_SHARED);
    await expect.element(panel.getByText('Not connected', { exact: true })).toBeVisible();
    await expect.element(button(panel, 'Check connection')).toBeDisabled();
    await says('Fill in the API key first.');
    await key.fill('ntn_1');
    await says('Fill in the database first.');
    await database.fill('https://www.notion.so/db1?v=2');
    await button(panel, 'Check connection').click();
    await says('Notion is not ready');
    await says(NOT_SHARED.sentence);
    expect(asked).toEqual([
      { notion_api_key: 'ntn_1', notion_database_id: 'https://www.notion.so/db1?v=2' },
    ]);
    await database.fill('db2');
    await expect.element(panel).not.toHaveTextContent(NOT_SHARED.sentence);
  });

  it('gets the columns that it lacks', async () => {
    serveCrm(SAVED);
    const { panel } = await openNotion();
    let check: NotionCheck = { ...FOUND, missing: ['email_sent', 'notes'] };
    const asked = answerChecks(() => check);
    await button(panel, 'Check connection').click();
    await says('Connected to “Creators”');
    await says('2 columns are missing: Email Sent and Notes.');
    await says('→ TikTok handle');
    check = FOUND;
    await button(panel, 'Add missing columns').click();
    await says('It has every column.');
    await expect.element(button(panel, 'Add missing columns')).not.toBeInTheDocument();
    expect(asked).toEqual([{}, { add_missing: true }]);
  });

  it('has one of its tables chosen and saved', async () => {
    const stored = serveCrm(SAVED);
    const { panel } = await openNotion();
    const sources = [
      { id: 't1', name: 'People' },
      { id: 't2', name: 'Creators' },
    ];
    const several = { ...FOUND, sources, notion_data_source_id: null, columns: [] };
    answerCall('checkNotion', ({ notion_data_source_id }) =>
      notion_data_source_id ? { ...FOUND, sources, notion_data_source_id } : several,
    );
    await button(panel, 'Check connection').click();
    await says(/It has several tables\./);
    await expect.element(panel.getByRole('radio')).toHaveLength(2);
    await panel.getByRole('radio', { name: 'Creators' }).click();
    await says('→ TikTok handle');
    await button(panel, 'Save Settings').click();
    await says('CRM settings updated successfully');
    expect(stored()).toMatchObject({ notion_data_source_id: 't2', notion_database_id: 'db1' });
  });

  it('that refuses a switch or a save says so once, where it was asked', async () => {
    serveCrm(SAVED);
    const { panel, key, database } = await openNotion();
    const [no_column, no_key] = ['A column is missing.', 'Notion refused the API key.'];
    answerCall('updateUserData', () => refuse(no_column));
    answerChecks(() => ({ ...FOUND, missing: ['notes'] }));
    await switchTo(panel);
    await expect.element(page.getByText(no_column)).toHaveLength(1);
    await expect.element(button(panel, 'Add missing columns')).toBeVisible();
    await expect.element(button(panel, 'Make Active')).toBeEnabled();
    answerCall('updateUserData', () => refuse(no_key));
    answerChecks(() => NOT_SHARED);
    await key.fill('ntn_1');
    await database.fill('db2');
    await button(panel, 'Save Settings').click();
    await expect.element(panel.getByText(no_key)).toBeVisible();
    await expect.element(page.getByText(no_key)).toHaveLength(1);
    await says(NOT_SHARED.sentence);
    await expect.element(database).toHaveValue('db2');
  });

  it('shows the progress of the back-fill, and its end until the next visit', async () => {
    serveCrm({ ...SAVED, active_crm_mode: 'notion' });
    writeBackfill({});
    const { panel, leave } = await openNotion();
    await says('Copying your creators to Notion: 120 of 500');
    writeBackfill({ state: 'done', queued: 500, copied: 300, failed: 2 });
    await says('Copying your creators to Notion: 300 of 500');
    await says(/We couldn’t copy 2 creators\./);
    await expect
      .element(panel.getByRole('link', { name: 'See what failed' }))
      .toHaveAttribute('href', TO_FAILED);
    writeBackfill({ state: 'done', queued: 500, copied: 500 });
    await says('All 500 creators are in Notion');
    await leave();
    await openNotion();
    await expect.element(panel.getByText('Active', { exact: true })).toBeVisible();
    await expect.element(page.getByText('All 500 creators')).not.toBeInTheDocument();
  });

  it('that was stopped says so above the tabs', async () => {
    const last_error = {
      code: 'notion_stopped',
      sentence: 'Copying failed for five days.',
    } as const;
    const stopped_at = new Date(Date.now() - 3_600_000).toISOString();
    const health = { verified_at: null, failing_since: null, paused_until: null };
    serveCrm(
      { ...SAVED, active_crm_mode: 'notion' },
      { notion: { ...health, stopped_at, last_error } },
    );
    await mount(<CrmPage />, { at: '/dashboard/crm' });
    await says('Notion was stopped');
    await says(last_error.sentence);
    await expect
      .element(page.getByRole('link', { name: 'See what failed' }))
      .toHaveAttribute('href', TO_FAILED);
    await expect.element(button(page, 'Resume')).toBeEnabled();
  });
});
