import { z } from 'zod';

export const CRM_MODES = ['built-in', 'notion', 'webhook'] as const;

/** `crm_settings/{uid}`. The Notion key itself lies sealed in `user_secrets/{uid}`. */
export const crmSettingsSchema = z.object({
  active_crm_mode: z.enum(CRM_MODES),
  notion_api_key_set: z.boolean(),
  notion_api_key_last4: z.string().nullable(),
  notion_database_id: z.string().nullable(),
  webhook_url: z.string().nullable(),
});
export type CrmSettings = z.infer<typeof crmSettingsSchema>;

export const DEFAULT_CRM_SETTINGS: CrmSettings = {
  active_crm_mode: 'built-in',
  notion_api_key_set: false,
  notion_api_key_last4: null,
  notion_database_id: null,
  webhook_url: null,
};
