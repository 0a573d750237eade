import type { EmailSettings } from '../account/email-settings.ts';
import {
  CHANNEL_FACTS,
  isMailbox,
  type Channel,
  type MirrorChannel,
  type MirrorKind,
  type EmailChannel,
} from '../channel/channel.ts';
import type { ChannelHealth } from '../channel/channel-health.ts';
import { stopReason } from '../channel/stop-reason.ts';
import type { CrmSettings } from '../crm/crm-settings.ts';
import { askFollowUp, type FollowUpGateFacts } from '../follow-up/ask-follow-up.ts';
import { isFollowUp } from '../follow-up/is-follow-up.ts';
import type { SuppressionReason } from '../opt-out/suppression.ts';
import { dailyCap } from './daily-cap.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { isGmailSetUp, isMailboxConnected } from './is-gmail-set-up.ts';
import { isAnswer } from './is-answer.ts';
import { isPinned } from './is-pinned.ts';
import { nextSendTime, type Mailbox, type MailboxLimits } from './mailbox.ts';

interface CommonGateFacts {
  /** The account of the delivery is blocked. */
  is_blocked: boolean;
  delivery: Pick<
    Delivery,
    | 'channel'
    | 'is_anyway'
    | 'replaced_by'
    | 'answers'
    | 'step'
    | 'planned_for'
    | 'due_at'
    | 'last_error'
  >;
  /** The channel it goes through now. */
  channel: Channel;
  health: ChannelHealth;
}

export interface EmailGateFacts extends CommonGateFacts {
  kind: 'email';
  channel: EmailChannel;
  settings: EmailSettings;
  mailbox: Mailbox;
  /** The delivery that has the claim to this address; null when none has. */
  contacted_by: string | null;
  suppressed: SuppressionReason | null;
  /** The creator was deleted. */
  is_creator_gone: boolean;
  /** The creator was joined into another one: only an answer that a person wrote still goes out. */
  is_creator_joined: boolean;
  /** Of a follow-up; null for any other email. */
  follow_up: FollowUpGateFacts | null;
}

export interface MirrorGateFacts extends CommonGateFacts {
  kind: MirrorKind;
  channel: MirrorChannel;
  settings: CrmSettings;
  /** Null when the creator no longer exists. */
  creator: object | null;
}

export interface GateCircumstances {
  delivery_id: string;
  /** The product's own limits of a mailbox; a person's cap is in their settings. */
  limits: MailboxLimits;
  now: Date;
  /** Send times given to others that wait for the same channel, oldest first. */
  ahead?: readonly Date[];
}

/** Milliseconds between two mirrors that wait for the same end of a pause: as fast as Notion takes them. */
const MIRROR_SPACING = 350;

/** The last check before anything goes out: null to go, else how the delivery ends or waits. */
export function askGate(
  facts: EmailGateFacts | MirrorGateFacts,
  circumstances: GateCircumstances,
): DeliveryOutcome | null {
  if (facts.is_blocked) return { kind: 'parked', code: 'account_blocked' };
  if (facts.kind !== 'email') return askForMirror(facts, circumstances);
  if (facts.is_creator_gone) return { kind: 'unwanted', code: 'creator_deleted' };
  if (isAnswer(facts.delivery)) return askForAnswer(facts, circumstances);
  if (facts.is_creator_joined) return { kind: 'unwanted', code: 'creator_joined' };
  const refused = isFollowUp(facts.delivery)
    ? askFollowUp(facts, circumstances.now)
    : askForAddress(facts, circumstances);
  return refused ?? askForEmail(facts, circumstances);
}

/**
 * A person's answer waits for no cap and no spacing, and goes to an address that had an email
 * before: only an opt-out, missing settings and what Gmail itself asks for stop it.
 */
function askForAnswer(
  facts: EmailGateFacts,
  circumstances: GateCircumstances,
): DeliveryOutcome | null {
  const { suppressed, settings, mailbox } = facts;
  const { now } = circumstances;
  if (suppressed === 'opted_out') return { kind: 'unwanted', code: 'opted_out' };
  if (!isMailboxConnected(settings)) return { kind: 'permanent', code: 'not_set_up' };
  const { paused_until } = mailbox;
  if (paused_until && paused_until > now)
    return { kind: 'postponed', code: 'mailbox_limit', until: paused_until };
  return askForPause(facts, { ...circumstances, ahead: [] });
}

/** Whether the address may be written to. The person's `anyway` overrides everything but an opt-out and a later email. */
function askForAddress(
  { suppressed, contacted_by, delivery }: EmailGateFacts,
  { delivery_id }: GateCircumstances,
): DeliveryOutcome | null {
  if (suppressed === 'opted_out') return { kind: 'unwanted', code: 'opted_out' };
  if (delivery.replaced_by !== null) return { kind: 'unwanted', code: 'replaced' };
  if (delivery.is_anyway) return null;
  if (suppressed === 'bounced') return { kind: 'unwanted', code: 'address_bounced' };
  return contacted_by === delivery_id ? null : { kind: 'unwanted', code: 'already_sent' };
}

function askForEmail(
  facts: EmailGateFacts,
  circumstances: GateCircumstances,
): DeliveryOutcome | null {
  const { channel, settings, delivery, mailbox } = facts;
  const { not_set_up } = CHANNEL_FACTS[channel];
  if (!isMailbox(channel)) {
    if (settings.webhook_url) return askChannel(facts, circumstances);
    return { kind: 'permanent', code: isPinned(delivery) ? 'webhook_switched' : not_set_up };
  }
  if (!isGmailSetUp(settings)) return { kind: 'permanent', code: not_set_up };
  const stop = askForStop(facts);
  if (stop) return stop;
  const { now, ahead, limits: usual } = circumstances;
  const limits = { ...usual, daily_cap: dailyCap(settings, usual.daily_cap).cap };
  const sendTime = nextSendTime(mailbox, limits, now, ahead);
  if (sendTime) return { kind: 'postponed', code: sendTime.code, until: sendTime.at };
  return askForPause(facts, circumstances);
}

function askForMirror(
  facts: MirrorGateFacts,
  circumstances: GateCircumstances,
): DeliveryOutcome | null {
  const { channel, settings, creator } = facts;
  const { mode, transport, not_set_up } = CHANNEL_FACTS[channel];
  if (!creator) return { kind: 'unwanted', code: 'creator_deleted' };
  if (settings.active_crm_mode !== mode) return { kind: 'unwanted', code: 'mirror_off' };
  const isSetUp =
    transport === 'webhook'
      ? settings.webhook_url
      : settings.notion_api_key_set && settings.notion_database_id;
  if (!isSetUp) return { kind: 'permanent', code: not_set_up };
  return askChannel(facts, circumstances);
}

const askChannel = (
  facts: EmailGateFacts | MirrorGateFacts,
  circumstances: GateCircumstances,
): DeliveryOutcome | null => askForStop(facts) ?? askForPause(facts, circumstances);

function askForStop({ channel, health }: EmailGateFacts | MirrorGateFacts): DeliveryOutcome | null {
  const stop = stopReason(channel, health);
  return stop && { kind: 'permanent', code: stop };
}

function askForPause(
  { channel, health }: EmailGateFacts | MirrorGateFacts,
  { now, ahead = [] }: GateCircumstances,
): DeliveryOutcome | null {
  const paused = health.paused_until?.getTime() ?? 0;
  if (paused <= now.getTime()) return null;
  const last = ahead.at(-1)?.getTime() ?? 0;
  const until = new Date(Math.max(paused, last + MIRROR_SPACING));
  return { kind: 'postponed', code: CHANNEL_FACTS[channel].busy, until };
}
