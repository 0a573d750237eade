import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { NotionCheck } from '@vibes/core/crm/notion-check';
import {
  backfillDocument,
  channelHealthDocument,
  creatorDocument,
  crmSettingsDocument,
} from '@vibes/core/firestore/documents';
import { personWrote } from '../../functions/test/person-wrote.ts';
import { DEMO_NOTION, DEMO_NOTION_KEY } from '../../local/src/stand-ins/notion/demo-workspace.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { dataOf, database as firestore } from '../support/database.ts';
import { callFunction } from '../support/call-function.ts';
import { addNotionDatabase, notionRows } from '../support/notion.ts';
import { sweep } from '../support/sweep.ts';

let account: ReadyAccount;
let database: string;
beforeEach(async () => {
  account = await openTestAccount();
  database = await addNotionDatabase(randomUUID());
});

const save = (data: CrmSettingsUpdate) =>
  callFunction('updateUserData', {
    id_token: account.session.id_token,
    payload: { table: 'crm_settings', data },
  });
const activate = () =>
  save({
    active_crm_mode: 'notion',
    notion_api_key: DEMO_NOTION_KEY,
    notion_database_id: database,
  });
const check = async (payload: object) => {
  const { result } = await callFunction('checkNotion', {
    id_token: account.session.id_token,
    payload,
  });
  return result as NotionCheck;
};

describe('creators in Notion', () => {
  it('are those captured before it was made active and those after, each once', async () => {
    const [before, after] = [tester(randomUUID()), tester(randomUUID())];
    await requestCapture(account, { url: before.url });
    await activate();
    await requestCapture(account, { url: after.url });
    await expect
      .poll(async () => {
        await sweep();
        return (await notionRows(database)).map((cells) => cells['TikTok']).sort();
      })
      .toEqual([before.handle, after.handle].sort());
    await expect
      .poll(() => dataOf(backfillDocument.path(account.uid)))
      .toMatchObject({ state: 'done', failed: 0 });
  });
});

/** The one row, once it shows this. */
const rowShows = (cells: Record<string, string>) =>
  expect.poll(() => notionRows(database)).toEqual([expect.objectContaining(cells)]);

describe('the row of a creator', () => {
  it('has every column, and follows the email, the status and the notes', async () => {
    await activate();
    const url = 'https://www.tiktok.com/@sunnysprout';
    const { body } = await requestCapture(account, { url, note: 'Found by Ida' });
    if (!body.ok) throw new Error(body.message);
    const { id, name } = body.creator;
    await rowShows({
      Name: name,
      TikTok: 'sunnysprout',
      Instagram: '',
      Email: body.email.to ?? '',
      Linktree: 'https://linktr.ee/sunnysprout',
      'Email Source': 'linktree',
      'Email Sent': 'true',
      Status: 'Contacted',
      Notes: 'Found by Ida',
    });
    const creator = (await firestore()).doc(creatorDocument.path(account.uid, id ?? ''));
    const set = { status: 'Responded', status_set_by: 'person' };
    await creator.update({ ...set, ...personWrote(new Date()) });
    await rowShows({ Status: 'Responded', Notes: 'Found by Ida' });
    await creator.update({ notes: 'Wants two pairs', ...personWrote(new Date()) });
    await rowShows({ Status: 'Responded', Notes: 'Wants two pairs', 'Email Sent': 'true' });
  });
});

describe('Notion', () => {
  it('is made active only with a valid key and database', async () => {
    const wrong = { notion_api_key: 'ntn_wrong', notion_database_id: database };
    expect(await save({ active_crm_mode: 'notion', ...wrong })).toMatchObject({
      message: expect.stringMatching(/refused the API key/) as string,
    });
    expect(await save(wrong)).toMatchObject({ result: { updated: true } });
    expect(await dataOf(channelHealthDocument.path(account.uid, 'notion'))).toMatchObject({
      last_error: { code: 'notion_key_refused' },
    });
    expect(await activate()).toMatchObject({ result: { updated: true } });
    expect(await dataOf(crmSettingsDocument.path(account.uid))).toMatchObject({
      active_crm_mode: 'notion',
      notion_database_id: database,
      notion_data_source_id: expect.any(String) as string,
    });
  });

  it('is checked with the typed values, and nothing is saved', async () => {
    const typed = { notion_api_key: DEMO_NOTION_KEY, notion_database_id: DEMO_NOTION.campaigns };
    expect(await check(typed)).toMatchObject({
      ok: true,
      notion_data_source_id: null,
      sources: [{ name: 'Spring' }, { name: 'Autumn' }],
    });
    expect(await check({ ...typed, notion_database_id: DEMO_NOTION.private })).toMatchObject({
      ok: false,
      code: 'notion_not_shared',
    });
    expect(await dataOf(crmSettingsDocument.path(account.uid))).toMatchObject({
      notion_api_key_set: false,
    });
  });
});
