import { emailSettingsSchema } from '@vibes/core/account/email-settings';
import type { UserData } from '@vibes/core/account/user-data';
import { CHANNELS } from '@vibes/core/channel/channel';
import type { ChannelStatuses } from '@vibes/core/channel/channel-status';
import { tellChannel } from '@vibes/core/channel/tell-channel';
import { crmSettingsSchema } from '@vibes/core/crm/crm-settings';
import { EMPTY_MAILBOX, mailboxSchema, type MailboxLimits } from '@vibes/core/delivery/mailbox';
import { tellMailbox } from '@vibes/core/delivery/tell-mailbox';
import {
  apiKeyDocument,
  apiKeyHashDocument,
  channelHealthDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  mailboxDocument,
  messageTemplatesDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { messageTemplatesSchema } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents, StoredDocument } from '../ports/documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import { signingSecrets } from '../ports/webhook-signing.ts';

interface Ports {
  documents: Documents;
  secrets: SecretBox;
  clock: Clock;
  /** The product's own, which hold where the person sets none. */
  limits: MailboxLimits;
}

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : null);

async function load(documents: Documents, uid: string) {
  const [key, templates, email, crm, secrets, mailbox, ...health] = await documents.getAll([
    apiKeyDocument.path(uid),
    messageTemplatesDocument.path(uid),
    emailSettingsDocument.path(uid),
    crmSettingsDocument.path(uid),
    userSecretsDocument.path(uid),
    mailboxDocument.path(uid),
    ...CHANNELS.map((channel) => channelHealthDocument.path(uid, channel)),
  ]);
  return { key, templates, email, crm, secrets, mailbox, health };
}

/** @param health of every channel, in the order of `CHANNELS` */
const tellChannels = (health: (StoredDocument | undefined)[]) =>
  Object.fromEntries(
    CHANNELS.map((channel, index) => [channel, tellChannel(health[index]?.data)]),
  ) as ChannelStatuses;

/**
 * The account's settings, for its owner only: the key and the webhooks' secret in full, other
 * secrets as flags. `can_pay`: a payment provider is connected.
 */
export async function getUserData(
  { documents, secrets, clock, limits }: Ports,
  { uid, can_pay }: { uid: string; can_pay: boolean },
): Promise<UserData> {
  const { key, health, ...found } = await load(documents, uid);
  if (!key?.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const [hash] = await documents.getAll([apiKeyHashDocument.path(String(key.data['key_hash']))]);
  const now = clock();
  const settings = emailSettingsSchema.parse(found.email?.data);
  const mailbox = found.mailbox?.data ? mailboxSchema.parse(found.mailbox.data) : EMPTY_MAILBOX;
  const signing = signingSecrets(secrets, { uid, stored: found.secrets?.data, now });
  return {
    apiKey: {
      api_key: secrets.open(String(key.data['api_key']), secretContext.apiKey(uid)),
      created_at: iso(key.data['created_at']) ?? '',
      last_used_at: iso(hash?.data?.['last_used_at']),
    },
    messageTemplates: messageTemplatesSchema.parse(found.templates?.data),
    emailSettings: settings,
    crmSettings: crmSettingsSchema.parse(found.crm?.data),
    channels: tellChannels(health),
    mailbox: tellMailbox(mailbox, { settings, limits, now }),
    webhookSigning: { secret: signing.secret, previous_until: iso(signing.previous?.until) },
    billing: { is_open: can_pay },
  };
}
