import type { CrmMode, CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { WebhookValues } from '../../../components/form/webhook-schema.ts';
import type { Notice } from '../../../components/notice.ts';
import { notify } from '../../../components/toaster.tsx';
import { updateUserData } from '../../../lib/user-data.ts';
import { CRM_MODE_NAMES } from './crm-mode-names.ts';
import type { NotionValues } from './notion-schema.ts';
import { notionUpdate } from './notion-update.ts';

const SAVED: Notice = { title: 'CRM settings updated successfully' };

/** Saves and says how it went; true when it is saved. */
async function save(data: CrmSettingsUpdate, saved: Notice): Promise<boolean> {
  try {
    await updateUserData({ table: 'crm_settings', data });
    notify.success(saved);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to update user data';
    notify.error({ title: `Failed to update CRM settings: ${message}` });
    return false;
  }
}

export const saveNotion = (values: NotionValues, before: NotionValues) =>
  save(notionUpdate(values, before), SAVED);
export const saveWebhookUrl = ({ webhook_url }: WebhookValues) =>
  save({ webhook_url: webhook_url.trim() }, SAVED);

/** Without what it needs a system cannot be the active one: the server makes it the built-in CRM in the same write. */
export const clearNotion = () => save({ notion_api_key: null, notion_database_id: null }, SAVED);
export const clearWebhookUrl = () => save({ webhook_url: null }, SAVED);

export const switchCrmMode = (mode: CrmMode) =>
  save({ active_crm_mode: mode }, { title: `Switched to ${CRM_MODE_NAMES[mode].short} CRM` });
