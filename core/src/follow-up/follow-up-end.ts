import { isOfAddress } from '../inbound/bounce-reason.ts';
import type { EmailSettings } from '../account/email-settings.ts';
import type { Creator } from '../creator/creator.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { Watch } from '../watch/watch.ts';
import type { FollowUpEnd } from './follow-up.ts';

/** What decides whether a follow-up may still go out. */
export interface FollowUpFacts {
  creator: Pick<
    Creator,
    'follow_up' | 'status' | 'opted_out_at' | 'last_in_at' | 'email' | 'email_refused_at'
  >;
  /** The email that began the thread; null when it is gone. */
  first: Pick<Delivery, 'state' | 'sent_at' | 'bounce' | 'replaced_by' | 'to'> | null;
  settings: Pick<
    EmailSettings,
    'follow_ups' | 'follow_ups_round' | 'watch_replies' | 'active_email_mode'
  >;
  /** Of the mailbox; null while nothing is watched. */
  watch: Pick<Watch, 'since'> | null;
}

function endByCreator({
  creator,
  first,
}: Pick<FollowUpFacts, 'creator' | 'first'>): FollowUpEnd | null {
  const { follow_up, opted_out_at, last_in_at, status, email, email_refused_at } = creator;
  if (follow_up === null) return 'stopped';
  if (follow_up.ended !== null) return follow_up.ended;
  if (opted_out_at) return 'opted_out';
  const sent_at = first?.sent_at ?? null;
  if (sent_at && last_in_at && last_in_at > sent_at) return 'replied';
  const bounce = first?.bounce;
  const isRefused = bounce && !bounce.is_temporary && isOfAddress(bounce.fault);
  if (email_refused_at || isRefused) return 'bounced';
  if (status !== 'Discovered' && status !== 'Contacted') return 'status_set';
  return first && email !== first.to ? 'address_changed' : null;
}

function endBySettings({
  creator,
  settings,
}: Pick<FollowUpFacts, 'creator' | 'settings'>): FollowUpEnd | null {
  if (!settings.follow_ups || creator.follow_up?.round !== settings.follow_ups_round)
    return 'switched_off';
  if (settings.active_email_mode !== 'gmail') return 'by_webhook';
  return settings.watch_replies ? null : 'unwatched';
}

/** Replies must have been watched for since the first email. */
function endByWatch({ first, watch }: FollowUpFacts): FollowUpEnd | null {
  return watch && first?.sent_at && watch.since <= first.sent_at ? null : 'unwatched';
}

function endByFirst({ first }: FollowUpFacts): FollowUpEnd | null {
  if (first?.state !== 'sent') return 'not_sent';
  return first.replaced_by === null ? null : 'another_email';
}

/**
 * Why a follow-up may not go out any more; null while it may. Replies, bounces and emails written by
 * hand are known as far as the mailbox was read.
 */
export const followUpEnd = (facts: FollowUpFacts): FollowUpEnd | null =>
  endByCreator(facts) ?? endByFirst(facts) ?? endBySettings(facts) ?? endByWatch(facts);

/** The same by what a screen knows: the creator and the settings. What only the server knows may still end them. */
export const shownEnd = (facts: Pick<FollowUpFacts, 'creator' | 'settings'>): FollowUpEnd | null =>
  endByCreator({ ...facts, first: null }) ?? endBySettings(facts);
