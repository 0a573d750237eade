import { describe, expect, it } from 'vitest';
import {
  circumstances,
  failing,
  gone,
  later,
  paused,
  permanent,
  postponed,
  stopped,
  untried,
  unwanted,
  webhook_url,
  type Answer,
} from '../../test/gate-facts.ts';
import { UNKNOWN_HEALTH } from '../channel/channel-health.ts';
import { DEFAULT_CRM_SETTINGS } from '../crm/crm-settings.ts';
import { askGate, type MirrorGateFacts } from './ask-gate.ts';

const notion: MirrorGateFacts = {
  kind: 'notion',
  is_blocked: false,
  delivery: { ...untried, is_anyway: false },
  channel: 'notion',
  health: UNKNOWN_HEALTH,
  settings: {
    ...DEFAULT_CRM_SETTINGS,
    active_crm_mode: 'notion',
    notion_api_key_set: true,
    notion_database_id: 'd1',
  },
  creator: {},
};
const crm: MirrorGateFacts = {
  ...notion,
  kind: 'crm',
  channel: 'crm_webhook',
  settings: { ...DEFAULT_CRM_SETTINGS, active_crm_mode: 'webhook', webhook_url },
};

describe('the gate before a mirror', () => {
  it.each<[string, MirrorGateFacts, Partial<MirrorGateFacts>, Answer]>([
    ['to Notion', notion, {}, null],
    ['to a webhook', crm, {}, null],
    ['to Notion, of nobody', notion, { creator: null }, unwanted('creator_deleted')],
    ['to a webhook, of nobody', crm, { creator: null }, unwanted('creator_deleted')],
    ['to Notion, switched away', notion, { settings: crm.settings }, unwanted('mirror_off')],
    ['to a webhook, switched away', crm, { settings: notion.settings }, unwanted('mirror_off')],
    [
      'to Notion, with the built-in CRM active',
      notion,
      { settings: DEFAULT_CRM_SETTINGS },
      unwanted('mirror_off'),
    ],
    [
      'to Notion without a key',
      notion,
      { settings: { ...notion.settings, notion_api_key_set: false } },
      permanent('notion_not_set_up'),
    ],
    [
      'to Notion without a database',
      notion,
      { settings: { ...notion.settings, notion_database_id: null } },
      permanent('notion_not_set_up'),
    ],
    [
      'to a webhook without a URL',
      crm,
      { settings: { ...crm.settings, webhook_url: null } },
      permanent('webhook_not_set_up'),
    ],
    ['to Notion, paused', notion, { health: paused }, postponed('notion_busy')],
    ['to a webhook, paused', crm, { health: paused }, postponed('webhook_busy')],
    ['to Notion, stopped', notion, { health: stopped(failing) }, permanent('notion_stopped')],
    ['to a webhook, gone', crm, { health: stopped(gone) }, permanent('webhook_gone')],
    ['to a webhook, stopped', crm, { health: stopped(failing) }, permanent('webhook_stopped')],
  ])('%s', (_, facts, change, answer) => {
    expect(askGate({ ...facts, ...change }, circumstances)).toEqual(answer);
  });

  it('has those that wait for the end of a pause come back one after the other', () => {
    const first = askGate({ ...notion, health: paused }, circumstances);
    const second = askGate({ ...notion, health: paused }, { ...circumstances, ahead: [later] });
    expect(first).toEqual(postponed('notion_busy', later));
    expect(second).toEqual(postponed('notion_busy', new Date(later.getTime() + 350)));
  });
});
