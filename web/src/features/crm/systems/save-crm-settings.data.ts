import type { CrmMode, CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { Notice } from '../../../components/notice.ts';
import { saveSettings } from '../../../lib/save-settings.ts';
import type { WebhookValues } from '../../../shared/webhook/webhook-schema.ts';
import { crmModeNames } from './crm-mode-names.ts';
import type { NotionValues } from './notion-schema.ts';
import { notionUpdate } from './notion-update.ts';

const SAVED: Notice = { title: 'CRM settings updated successfully' };

type OnRefusal = (sentence: string) => void;

const save = (data: CrmSettingsUpdate, saved: Notice, onRefusal?: OnRefusal) =>
  saveSettings({ table: 'crm_settings', data }, saved, onRefusal);

export const saveNotion = (values: NotionValues, before: NotionValues, onRefusal: OnRefusal) =>
  save(notionUpdate(values, before), SAVED, onRefusal);
export const saveWebhookUrl = ({ webhook_url }: WebhookValues) =>
  save({ webhook_url: webhook_url.trim() }, SAVED);

/** A system without its settings cannot be active: the server switches to the built-in CRM in the same write. */
export const clearNotion = () => save({ notion_api_key: null, notion_database_id: null }, SAVED);
export const clearWebhookUrl = () => save({ webhook_url: null }, SAVED);

export const switchCrmMode = (mode: CrmMode, onRefusal?: OnRefusal) =>
  save(
    { active_crm_mode: mode },
    { title: `Switched to ${crmModeNames(mode).short} CRM` },
    onRefusal,
  );
