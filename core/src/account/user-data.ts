import * as z from 'zod';
import type { ChannelStatuses, MailboxStatus, WebhookSigning } from '../channel/channel-status.ts';
import type { RepliesStatus } from '../watch/replies-status.ts';
import { crmSettingsUpdateSchema, type CrmSettings } from '../crm/crm-settings.ts';
import {
  messageTemplatesUpdateSchema,
  type MessageTemplates,
} from '../template/message-templates.ts';
import { emailSettingsUpdateSchema, type EmailSettings } from './email-settings.ts';

/** Answer of `getUserData`. Times are ISO 8601. */
export interface UserData {
  apiKey: { api_key: string; created_at: string; last_used_at: string | null };
  messageTemplates: MessageTemplates;
  emailSettings: EmailSettings;
  crmSettings: CrmSettings;
  channels: ChannelStatuses;
  mailbox: MailboxStatus;
  /** Looking for replies in the mailbox. */
  replies: RepliesStatus;
  webhookSigning: WebhookSigning;
  /** `is_open`: a payment provider is connected, so plans can be bought. */
  billing: { is_open: boolean };
  /** The account's `user_data_changed_at` as of this answer. */
  changed_at: string | null;
}

/** Payload of `updateUserData`: the fields to change. Absent fields stay. */
export const userDataUpdateSchema = z.discriminatedUnion('table', [
  z.strictObject({ table: z.literal('message_templates'), data: messageTemplatesUpdateSchema }),
  z.strictObject({ table: z.literal('email_settings'), data: emailSettingsUpdateSchema }),
  z.strictObject({ table: z.literal('crm_settings'), data: crmSettingsUpdateSchema }),
]);
export type UserDataUpdate = z.infer<typeof userDataUpdateSchema>;
