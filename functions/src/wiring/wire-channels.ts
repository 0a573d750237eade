import { readConfig } from '../platform/config.ts';
import { clock, once, wireBase } from './wire-base.ts';

export const wireWebhooks = once(async () => {
  const { webhookPoster } = await import('../adapters/webhook/post-webhook.ts');
  const { ALLOW_LOCAL_TARGETS, APP_ORIGIN } = readConfig();
  return webhookPoster({ allow_local_targets: ALLOW_LOCAL_TARGETS, app_origin: APP_ORIGIN });
});

export const wireNotion = once(async () => {
  const [{ digest }, { notionTables }] = await Promise.all([
    wireBase(),
    import('../adapters/notion/notion-tables.ts'),
  ]);
  return notionTables({ base_url: readConfig().NOTION_BASE_URL, digest, clock });
});

/** Signs in and sends while a person waits for the answer. */
export const wireMailForPerson = once(async () => {
  const { gmailSender, WHILE_WAITING } = await import('../adapters/gmail/gmail-sender.ts');
  return gmailSender(readConfig().SMTP_URL, WHILE_WAITING);
});
