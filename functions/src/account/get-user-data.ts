import type { UserData } from '@vibes/core/account/user-data';
import { CHANNELS } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import type { ChannelStatuses } from '@vibes/core/channel/channel-status';
import { describeChannel } from '@vibes/core/channel/describe-channel';
import type { MailboxLimits } from '@vibes/core/delivery/mailbox';
import { describeMailbox } from '@vibes/core/delivery/describe-mailbox';
import {
  apiKeyDocument,
  apiKeyHashDocument,
  channelHealthDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  mailboxDocument,
  messageTemplatesDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { describeReplies } from '@vibes/core/watch/describe-replies';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, mustExist, type Loaded } from '../steps/load-documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import { signingSecrets } from '../steps/webhook-signing.ts';
import { findUnwatched } from '../steps/find-unwatched.ts';

interface Ports {
  documents: Documents;
  secrets: SecretBox;
  clock: Clock;
  /** The product's own limits, for a person who sets none. */
  limits: MailboxLimits;
  /** From when watching for replies may be switched on; null where it is not offered. */
  replies_from: Date | null;
}

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** Of every channel, in the order of `CHANNELS`. */
const describeChannels = (health: Loaded<ChannelHealth>[]) =>
  Object.fromEntries(
    health.map(({ data }, place) => [CHANNELS[place], describeChannel(data)]),
  ) as ChannelStatuses;

/**
 * The account's settings, for its owner only: the key and the webhooks' secret in full, other
 * secrets as flags. `can_pay`: a payment provider is connected.
 */
export async function getUserData(
  { documents, secrets, clock, limits, replies_from }: Ports,
  { uid, can_pay }: { uid: string; can_pay: boolean },
): Promise<UserData> {
  const [account, key, templates, email, crm, stored, mailbox, ...health] = await loadDocuments(
    documents,
    [
      // First: no document of this read is older than the ones before it.
      userDocument.at(uid),
      apiKeyDocument.at(uid),
      messageTemplatesDocument.at(uid),
      emailSettingsDocument.at(uid),
      crmSettingsDocument.at(uid),
      userSecretsDocument.at(uid),
      mailboxDocument.at(uid),
      ...CHANNELS.map((channel) => channelHealthDocument.at(uid, channel)),
    ],
  );
  if (!key.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const { api_key, key_hash, created_at } = key.data;
  const [hash] = await loadDocuments(documents, [apiKeyHashDocument.at(key_hash)]);
  const now = clock();
  const unwatched =
    mailbox.data.watch && (await findUnwatched(documents, { uid, mailbox: mailbox.data, now }));
  const settings = mustExist(email);
  const signing = signingSecrets(secrets, { uid, state: stored.data, now });
  return {
    apiKey: {
      api_key: secrets.open(api_key, secretContext.apiKey(uid)),
      created_at: created_at.toISOString(),
      last_used_at: iso(hash.data?.last_used_at),
    },
    messageTemplates: mustExist(templates),
    emailSettings: settings,
    crmSettings: mustExist(crm),
    channels: describeChannels(health),
    mailbox: describeMailbox(mailbox.data, { settings, limits, now }),
    replies: describeReplies(mailbox.data, { available_from: replies_from, unwatched }),
    webhookSigning: { secret: signing.secret, previous_until: iso(signing.previous?.until) },
    billing: { is_open: can_pay },
    changed_at: iso(account.data?.user_data_changed_at),
  };
}
