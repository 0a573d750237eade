import * as z from 'zod';
import { webhookUrlSchema } from '../account/email-settings.ts';
import { storedLink, storedText } from '../text/stored-text.ts';
import { withoutControls } from '../text/without-controls.ts';

const CRM_MODES = ['built-in', 'notion', 'webhook'] as const;
export type CrmMode = (typeof CRM_MODES)[number];

/** Longest key or id of Notion's that is taken, in characters. */
export const SECRET_MAXIMUM = 500;

/** `crm_settings/{uid}`. The Notion key itself is sealed in `user_secrets/{uid}`. */
export const crmSettingsSchema = z.object({
  active_crm_mode: z.enum(CRM_MODES),
  notion_api_key_set: z.boolean(),
  notion_api_key_last4: storedText(4).nullable(),
  notion_database_id: storedText(SECRET_MAXIMUM).nullable(),
  /** The table within the database that creators are mirrored to; chosen by `checkNotion`, null until then. */
  notion_data_source_id: storedText(SECRET_MAXIMUM).nullable(),
  webhook_url: storedLink(),
});
export type CrmSettings = z.infer<typeof crmSettingsSchema>;

export const DEFAULT_CRM_SETTINGS: CrmSettings = {
  active_crm_mode: 'built-in',
  notion_api_key_set: false,
  notion_api_key_last4: null,
  notion_database_id: null,
  notion_data_source_id: null,
  webhook_url: null,
};

const notionId = z.string().overwrite(withoutControls).trim().min(1).max(SECRET_MAXIMUM);

/** Absent means unchanged, null clears. A Notion database may be given by its id or its address. */
export const crmSettingsUpdateSchema = z
  .strictObject({
    active_crm_mode: z.enum(CRM_MODES),
    notion_api_key: z.string().trim().min(1).max(SECRET_MAXIMUM).nullable(),
    notion_database_id: z.nullable(notionId),
    notion_data_source_id: z.nullable(notionId),
    webhook_url: z.nullable(webhookUrlSchema),
  })
  .partial();
export type CrmSettingsUpdate = z.infer<typeof crmSettingsUpdateSchema>;
