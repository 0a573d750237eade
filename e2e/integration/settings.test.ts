import { beforeAll, describe, expect, it } from 'vitest';
import type { UserData } from '@vibes/core/account/user-data';
import {
  crmSettingsDocument,
  emailSettingsDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { secretContext } from '../../functions/src/ports/secret-box.ts';
import { DEMO_NOTION, DEMO_NOTION_KEY } from '../../local/src/stand-ins/notion/demo-workspace.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { callFunction } from '../support/call-function.ts';
import { worker } from '../support/worker.ts';

const KEY = 'ntn_a_key_nobody_may_read_w7x8';
const HOOK = 'https://hooks.example.com/a';

let account: ReadyAccount;
beforeAll(async () => {
  account = await openTestAccount();
});

const save = (table: string, data: object) =>
  callFunction('updateUserData', { id_token: account.session.id_token, payload: { table, data } });
async function read(): Promise<UserData> {
  const { result } = await callFunction('getUserData', {
    id_token: account.session.id_token,
    payload: {},
  });
  return result as UserData;
}

describe('CRM settings', () => {
  it('keep the Notion key encrypted, and return its end only', async () => {
    await save('crm_settings', { notion_api_key: KEY, notion_database_id: 'db1' });
    const data = await read();
    expect(JSON.stringify(data)).not.toContain(KEY);
    expect(data.crmSettings).toEqual({
      active_crm_mode: 'built-in',
      notion_api_key_set: true,
      notion_api_key_last4: 'w7x8',
      notion_database_id: 'db1',
      notion_data_source_id: null,
      webhook_url: null,
    });
    const stored = await dataOf(userSecretsDocument.path(account.uid));
    expect(JSON.stringify(stored)).not.toContain(KEY);
    const { secrets } = await worker();
    const context = secretContext.notionApiKey(account.uid);
    expect(secrets.open(String(stored?.['notion_api_key']), context)).toBe(KEY);
    expect(stored?.['app_password']).toEqual(expect.any(String));
  });

  it('keep an omitted field, and clear a field set to null with the system that needed it', async () => {
    await save('crm_settings', {
      notion_api_key: DEMO_NOTION_KEY,
      notion_database_id: DEMO_NOTION.creators,
    });
    await save('crm_settings', { active_crm_mode: 'notion' });
    await save('crm_settings', { webhook_url: HOOK });
    expect((await read()).crmSettings).toMatchObject({
      active_crm_mode: 'notion',
      notion_api_key_set: true,
      webhook_url: HOOK,
    });
    await save('crm_settings', { notion_api_key: null, notion_database_id: null });
    expect((await read()).crmSettings).toEqual({
      active_crm_mode: 'built-in',
      notion_api_key_set: false,
      notion_api_key_last4: null,
      notion_database_id: null,
      notion_data_source_id: null,
      webhook_url: HOOK,
    });
    expect(await dataOf(userSecretsDocument.path(account.uid))).toMatchObject({
      notion_api_key: null,
    });
  });

  it('never keep a system active that was cleared at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      await save('crm_settings', { webhook_url: HOOK, active_crm_mode: 'built-in' });
      await Promise.all([
        save('crm_settings', { active_crm_mode: 'webhook' }),
        save('crm_settings', { webhook_url: null }),
      ]);
      expect((await read()).crmSettings).toMatchObject({
        active_crm_mode: 'built-in',
        webhook_url: null,
      });
    }
  });
});

describe('email settings', () => {
  it('of an active webhook queue as for Gmail, which sends again once the webhook is cleared', async () => {
    const webhook = { webhook_url: HOOK, active_email_mode: 'webhook' };
    await save('email_settings', { ...webhook, hold_back: 'review' });
    const held = await requestCapture(account, { url: tester(`${account.name}webhook`).url });
    expect(held.body).toMatchObject({
      email: { state: 'held' },
      message: expect.stringContaining('is waiting for your review') as string,
    });
    await save('email_settings', { webhook_url: null, hold_back: 'off' });
    expect((await read()).emailSettings).toMatchObject({
      active_email_mode: 'gmail',
      webhook_url: null,
      app_password_set: true,
      email_address: `${account.name}@gmail.com`,
    });
    const queued = await requestCapture(account, { url: tester(`${account.name}gmail`).url });
    expect(queued.body).toMatchObject({ email: { state: 'queued' } });
  });
});

describe('settings are refused', () => {
  it.each<[string, string, object, RegExp]>([
    ['Notion without a key', 'crm_settings', { active_crm_mode: 'notion' }, /^Fill in your Notion/],
    [
      'a key with Notion made active without a database',
      'crm_settings',
      { active_crm_mode: 'notion', notion_api_key: KEY },
      /^Fill in your Notion/,
    ],
    [
      'a CRM webhook without URL',
      'crm_settings',
      { active_crm_mode: 'webhook' },
      /^Fill in your web/,
    ],
    [
      'an email webhook without URL',
      'email_settings',
      { active_email_mode: 'webhook' },
      /^Fill in your webhook URL/,
    ],
    ['an unknown field', 'crm_settings', { notion_api_key_set: true }, /notion_api_key_set/],
    ['an unknown system', 'crm_settings', { active_crm_mode: 'paper' }, /active_crm_mode/],
    ['an address that is none', 'crm_settings', { webhook_url: 'hooks' }, /valid URL/],
    ['a script', 'email_settings', { webhook_url: 'javascript:alert(1)' }, /valid URL/],
    ['an empty key', 'crm_settings', { notion_api_key: '  ' }, /notion_api_key/],
    ['another’s account', 'crm_settings', { user_id: 'eve' }, /user_id/],
  ])('%s, and nothing changes', async (_, table, data, message) => {
    const fresh = await openTestAccount();
    const path = (table === 'crm_settings' ? crmSettingsDocument.path : emailSettingsDocument.path)(
      fresh.uid,
    );
    const before = await Promise.all([dataOf(path), dataOf(userSecretsDocument.path(fresh.uid))]);
    const payload = { table, data };
    expect(
      await callFunction('updateUserData', { id_token: fresh.session.id_token, payload }),
    ).toMatchObject({
      status: 400,
      code: 'bad_request',
      message: expect.stringMatching(message) as string,
    });
    expect(await Promise.all([dataOf(path), dataOf(userSecretsDocument.path(fresh.uid))])).toEqual(
      before,
    );
  });
});
