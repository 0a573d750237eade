import { describe, expect, it } from 'vitest';
import { changeCrmSettings } from './change-crm-settings.ts';
import { DEFAULT_CRM_SETTINGS, type CrmSettings, type CrmSettingsUpdate } from './crm-settings.ts';

const builtIn = DEFAULT_CRM_SETTINGS;
const hook = 'https://hooks.example.com/a';
const filled: CrmSettings = {
  active_crm_mode: 'built-in',
  notion_api_key_set: true,
  notion_api_key_last4: 'wxyz',
  notion_database_id: 'db1',
  notion_data_source_id: 'table1',
  webhook_url: hook,
};
const noDatabase = { notion_database_id: null, notion_data_source_id: null };
const notion: CrmSettings = { ...filled, active_crm_mode: 'notion' };
const webhook: CrmSettings = { ...filled, active_crm_mode: 'webhook' };
const noKey = { notion_api_key_set: false, notion_api_key_last4: null };

describe('an update of CRM settings', () => {
  it.each<[string, CrmSettings, Partial<CrmSettings>]>([
    ['keeps what it leaves out', notion, {}],
    ['saves a database', builtIn, { notion_database_id: 'db2' }],
    ['chooses a table', filled, { notion_data_source_id: 'table2' }],
    ['saves a webhook without making it active', builtIn, { webhook_url: hook }],
    ['makes Notion active', filled, { active_crm_mode: 'notion' }],
    ['makes the webhook active', filled, { active_crm_mode: 'webhook' }],
    ['makes the built-in CRM active', notion, { active_crm_mode: 'built-in' }],
    ['leaves Notion active when the webhook is cleared', notion, { webhook_url: null }],
  ])('%s', (_, settings, update) => {
    expect(changeCrmSettings(settings, update)).toEqual({
      ok: true,
      settings: { ...settings, ...update },
    });
  });

  it.each<[string, CrmSettings, CrmSettingsUpdate, Partial<CrmSettings>]>([
    [
      'keeps the end of a Notion key',
      builtIn,
      { notion_api_key: 'ntn_0123456789' },
      { notion_api_key_set: true, notion_api_key_last4: '6789' },
    ],
    [
      'forgets the table with its database',
      filled,
      { notion_database_id: 'db2' },
      { notion_database_id: 'db2', notion_data_source_id: null },
    ],
    [
      'keeps the table of the same database',
      filled,
      { notion_database_id: 'db1', notion_api_key: 'ntn_0123456789' },
      { notion_api_key_last4: '6789' },
    ],
    [
      'makes Notion active with what it brings itself',
      builtIn,
      { active_crm_mode: 'notion', notion_api_key: 'ntn_0123456789', notion_database_id: 'db2' },
      {
        active_crm_mode: 'notion',
        notion_api_key_set: true,
        notion_api_key_last4: '6789',
        notion_database_id: 'db2',
      },
    ],
    [
      'goes back to the built-in CRM when Notion is cleared',
      notion,
      { notion_api_key: null, notion_database_id: null },
      { active_crm_mode: 'built-in', ...noDatabase, ...noKey },
    ],
    [
      'goes back when only the database is cleared',
      notion,
      { notion_database_id: null },
      { active_crm_mode: 'built-in', ...noDatabase },
    ],
    [
      'goes back when the active webhook is cleared',
      webhook,
      { webhook_url: null },
      { active_crm_mode: 'built-in', webhook_url: null },
    ],
    [
      'leaves the webhook active when Notion is cleared',
      webhook,
      { notion_api_key: null },
      { ...noKey },
    ],
    [
      'moves from Notion to the webhook while clearing Notion',
      notion,
      { active_crm_mode: 'webhook', notion_api_key: null },
      { active_crm_mode: 'webhook', ...noKey },
    ],
  ])('%s', (_, settings, update, change) => {
    expect(changeCrmSettings(settings, update)).toEqual({
      ok: true,
      settings: { ...settings, ...change },
    });
  });

  it.each<[string, CrmSettings, CrmSettingsUpdate, RegExp]>([
    ['Notion without anything', builtIn, { active_crm_mode: 'notion' }, /API key and database ID/],
    ['Notion without a key', { ...filled, ...noKey }, { active_crm_mode: 'notion' }, /Notion/],
    [
      'Notion without a database',
      { ...filled, notion_database_id: null },
      { active_crm_mode: 'notion' },
      /Notion/,
    ],
    [
      'Notion while clearing it',
      filled,
      { active_crm_mode: 'notion', notion_api_key: null },
      /Notion/,
    ],
    ['a webhook without an address', builtIn, { active_crm_mode: 'webhook' }, /webhook URL/],
    [
      'a webhook while clearing it',
      webhook,
      { active_crm_mode: 'webhook', webhook_url: null },
      /webhook URL/,
    ],
  ])('makes not active: %s', (_, settings, update, sentence) => {
    const change = changeCrmSettings(settings, update);
    expect(change).toEqual({ ok: false, sentence: expect.stringMatching(sentence) as string });
  });
});
