import type { EmailSettings } from '@vibes/core/account/email-settings';
import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import { webhookStop } from '@vibes/core/channel/stop-refusal';
import { askCopyAgain } from '@vibes/core/delivery/ask-copy-again';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { sendingGap } from '@vibes/core/delivery/sending-facts';
import {
  channelHealthDocument,
  crmSettingsDocument,
  emailSettingsDocument,
} from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';

export interface RetryWay {
  email: EmailSettings;
  /** Why nothing that failed on this channel can go out now, as a sentence; null when it can. */
  gap: string | null;
}

/** A mail that failed over Gmail goes whichever way is active; one that a webhook may have, through the webhook only. */
function emailGap(channel: Channel, email: EmailSettings, health: ChannelHealth): string | null {
  const { carrier, mode, system } = CHANNEL_FACTS[channel];
  const isWebhook = carrier === 'webhook';
  if (isWebhook && email.active_email_mode !== mode) {
    return `${system} is not your active e-mail system. Make it active under Email Settings, then retry.`;
  }
  const gap = sendingGap(email, { stopped: isWebhook ? webhookStop(health) : null });
  return gap && DELIVERY_REFUSALS[gap];
}

/** What is to be put right before anything of a channel is worth a retry. */
export async function loadRetryWay(
  documents: Documents,
  { uid, channel }: { uid: string; channel: Channel },
): Promise<RetryWay> {
  const [{ data: email }, { data: settings }, { data: health }] = await loadDocuments(documents, [
    emailSettingsDocument.at(uid),
    crmSettingsDocument.at(uid),
    channelHealthDocument.at(uid, channel),
  ]);
  const { kind } = CHANNEL_FACTS[channel];
  if (kind === 'email') return { email, gap: emailGap(channel, email, health) };
  return { email, gap: askCopyAgain({ kind, state: 'failed', settings, health }) };
}
