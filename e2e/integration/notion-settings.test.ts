import { beforeEach, describe, expect, it } from 'vitest';
import { backfillDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { DEMO_NOTION_KEY } from '../../local/src/stand-ins/notion/demo-workspace.ts';
import {
  captureQuietly,
  connectNotion,
  mirrorsOf,
  openNotionAccount,
  runAllBackfills,
  runMirrors,
  saveCrm,
  tallyOfMirrors,
  type NotionAccount,
} from '../support/mirrors.ts';
import { dataOf, database } from '../support/database.ts';
import { callFunction } from '../support/call-function.ts';
import { countNotionRows, notionControl } from '../support/notion.ts';

let account: NotionAccount;
beforeEach(async () => {
  account = await openNotionAccount();
  await captureQuietly(account, 3);
});

const retryAll = () =>
  callFunction('retryFailed', {
    id_token: account.session.id_token,
    payload: { channel: 'notion' },
  });
const rowsCome = () =>
  expect.poll(() => countNotionRows(account.table)).toEqual({ rows: 3, creators: 3 });
const backfillState = async () => (await dataOf(backfillDocument.path(account.uid)))?.['state'];

describe('mirrors that wait while Notion is changed', () => {
  it('fail with what to do when the database is no longer shared, and are sent once it is', async () => {
    const share = (is_shared: boolean) =>
      notionControl('/share', { database_id: account.table, is_shared });
    await share(false);
    await runMirrors(account);
    expect(await tallyOfMirrors(account)).toEqual({ 'failed notion_not_shared': 3 });
    expect((await mirrorsOf(account))[0]?.last_error?.sentence).toMatch(/^Notion doesn’t show us/);
    expect(await countNotionRows(account.table)).toMatchObject({ rows: 0 });

    await share(true);
    expect(await retryAll()).toMatchObject({ result: { queued: 3, job: { state: 'done' } } });
    await rowsCome();
  });

  it('fail while the key is missing in the secret store, and are sent once it is saved again', async () => {
    const safe = (await database()).doc(userSecretsDocument.path(account.uid));
    await safe.update({ notion_api_key: null });
    await runMirrors(account);
    expect(await tallyOfMirrors(account)).toEqual({ 'failed notion_not_set_up': 3 });

    await saveCrm(account, { notion_api_key: DEMO_NOTION_KEY });
    expect(await retryAll()).toMatchObject({ result: { queued: 3, job: { state: 'done' } } });
    await rowsCome();
  });

  it.each([
    ['the key is cleared', { notion_api_key: null }],
    ['another CRM is made active', { active_crm_mode: 'built-in' }],
  ] as const)(
    'are cancelled when %s, and sent when Notion is active again',
    async (_name, data) => {
      await saveCrm(account, data);
      await runMirrors(account);
      expect(await tallyOfMirrors(account)).toEqual({ 'cancelled mirror_off': 3 });
      expect(await countNotionRows(account.table)).toMatchObject({ rows: 0 });

      await connectNotion(account);
      await runAllBackfills();
      await runMirrors(account);
      expect(await tallyOfMirrors(account)).toEqual({ sent: 3 });
      await rowsCome();
      expect(await backfillState()).toBe('done');
    },
  );
});
