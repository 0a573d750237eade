import type { Locator, Page } from '@playwright/test';
import { changeCrmSettings } from '@vibes/core/crm/change-crm-settings';
import type { NotionCheck } from '@vibes/core/crm/notion-check';
import { crmSettingsDocument } from '@vibes/core/firestore/documents';
import { database } from '../support/database.ts';
import { accountOf, newPerson } from '../support/person.ts';
import { answerCall } from './answer-call.ts';
import { expect, startSignedIn } from './fixtures.ts';

/** The tabs of the systems on the CRM page, and a Notion that needs no server. */

export async function tabOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

/** Opens a system's tab on the page of a new account. */
export async function openTab(page: Page, name: string) {
  const person = newPerson('Carla');
  await startSignedIn(page, person);
  await page.goto('/dashboard/crm');
  return { panel: await tabOf(page, name), ...(await accountOf(person)) };
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

export async function switchTo(page: Page, panel: Locator) {
  await button(panel, 'Make Active').click();
  const dialog = page.getByRole('alertdialog', { name: 'Switch CRM System?' });
  await expect(dialog).toContainText('Your data stays saved in all systems');
  await button(dialog, 'Confirm Switch').click();
  await expect(dialog).toBeHidden();
}

export const FOUND = {
  ok: true,
  title: 'Creators',
  notion_database_id: 'db1',
  sources: [{ id: 't1', name: 'Creators' }],
  notion_data_source_id: 't1',
  columns: [
    { field: 'name', column: 'Name' },
    { field: 'tiktok_username', column: 'TikTok handle' },
  ],
  missing: [],
} satisfies NotionCheck;

/** Answers checks in Notion's place, and records their payloads. */
export async function answerChecks(page: Page, answer: () => NotionCheck) {
  const asked: object[] = [];
  await answerCall(page, 'checkNotion', (question) => {
    asked.push(question);
    return answer();
  });
  return asked;
}

/** Saves CRM settings as the server does, but without its check of Notion. */
export const saveUnchecked = (page: Page, uid: string) =>
  answerCall(page, 'updateUserData', async (update) => {
    if (update.table !== 'crm_settings') throw new Error(`Not meant for ${update.table}.`);
    const document = (await database()).doc(crmSettingsDocument.path(uid));
    const settings = crmSettingsDocument.schema.parse((await document.get()).data());
    const change = changeCrmSettings(settings, update.data);
    if (!change.ok) return { refusal: change.sentence };
    await document.set(change.settings);
    return { updated: true };
  });
