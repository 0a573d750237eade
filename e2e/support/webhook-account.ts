import { Webhook } from 'standardwebhooks';
import { call } from '../../local/src/world/call.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount } from './account.ts';
import { saveSettings } from './deliveries.ts';
import { startHook, type Hook, type HookRequest } from './hook.ts';

export interface WebhookAccount {
  account: ReadyAccount;
  uid: string;
  hook: Hook;
}

/** An account whose emails, without a footer, go to a webhook of its own. */
export async function openEmailWebhook(): Promise<WebhookAccount> {
  const [account, hook] = await Promise.all([openTestAccount(30), startHook()]);
  const data = {
    webhook_url: hook.url,
    active_email_mode: 'webhook',
    opt_out_footer: false,
  } as const;
  await saveSettings(account, { table: 'email_settings', data });
  return { account, uid: account.uid, hook };
}

/** An account whose creators are mirrored to a webhook of its own. */
export async function openCrmWebhook(): Promise<WebhookAccount> {
  const [account, hook] = await Promise.all([openTestAccount(30), startHook()]);
  const data = { webhook_url: hook.url, active_crm_mode: 'webhook' } as const;
  await saveSettings(account, { table: 'crm_settings', data });
  return { account, uid: account.uid, hook };
}

/** The secret as the person copies it from the webhook's card. */
export async function signingSecret({ session }: ReadyAccount): Promise<string> {
  const { webhookSigning } = await call({ ...session, name: 'getUserData', payload: {} });
  return webhookSigning.secret;
}

/**
 * Reads a request as a receiver that verifies it. Throws when it is not signed with this secret.
 */
export const verified = (secret: string, { body, headers }: HookRequest): unknown =>
  new Webhook(secret).verify(body, headers);
