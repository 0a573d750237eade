import type { EmailSettings } from '@vibes/core/account/email-settings';
import { CHANNEL_FACTS, emailChannel, type Channel } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import { stopReason } from '@vibes/core/channel/stop-reason';
import { askMirrorAgain } from '@vibes/core/delivery/ask-mirror-again';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import {
  channelHealthDocument,
  crmSettingsDocument,
  emailSettingsDocument,
} from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, mustExist } from '../steps/load-documents.ts';

export interface RetryCheck {
  email: EmailSettings;
  /** Why nothing that failed on this channel can go out now, as a sentence; null when it can. */
  refusal: string | null;
}

/**
 * An email that failed over Gmail takes the active channel; one that a webhook may have goes only
 * to that webhook.
 */
function emailRefusal(
  channel: Channel,
  email: EmailSettings,
  health: ChannelHealth,
): string | null {
  const { transport, mode, system } = CHANNEL_FACTS[channel];
  if (transport === 'webhook' && email.active_email_mode !== mode) {
    return `${system} isn’t your active email system. Make it active in Email Settings, then retry.`;
  }
  const isActive = email.active_email_mode === mode;
  const stopped = isActive ? stopReason(emailChannel(email.active_email_mode), health) : null;
  const refusal = notReadyReason(email, { stopped });
  return refusal && DELIVERY_REFUSALS[refusal];
}

/** Reads what a person must fix before a retry on this channel makes sense. */
export async function loadRetryCheck(
  documents: Documents,
  { uid, channel }: { uid: string; channel: Channel },
): Promise<RetryCheck> {
  const { kind } = CHANNEL_FACTS[channel];
  const [found, { data: health }] = await loadDocuments(documents, [
    emailSettingsDocument.at(uid),
    channelHealthDocument.at(uid, channel),
  ]);
  const email = mustExist(found);
  if (kind === 'email') return { email, refusal: emailRefusal(channel, email, health) };
  const [crm] = await loadDocuments(documents, [crmSettingsDocument.at(uid)]);
  const settings = mustExist(crm);
  return { email, refusal: askMirrorAgain({ kind, state: 'failed', settings, health }) };
}
