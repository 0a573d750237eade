import type { BounceVerdict } from '../delivery/judge-bounces.ts';
import type { Channel } from './channel.ts';

/** A channel's health as `getUserData` returns it. Times are ISO 8601. */
export interface ChannelStatus {
  verified_at: string | null;
  failing_since: string | null;
  paused_until: string | null;
  stopped_at: string | null;
  last_error: { code: string; sentence: string } | null;
}
export type ChannelStatuses = Record<Channel, ChannelStatus>;

/** What the mailbox may still send. */
export interface MailboxStatus {
  /** Emails of the last 24 hours. */
  sent: number;
  /** The cap that holds: the person's, else the product's, and never more than Gmail takes. */
  daily_cap: number;
  /** The product's own cap, which holds while the person sets none. */
  usual_daily_cap: number;
  /** What Gmail takes from this address. */
  daily_cap_maximum: number;
  /** When the next email may go out, if not now. */
  opens_at: string | null;
  /** Of the last emails, at most 50: how many there are, and how many came back for good. */
  recent: { sent: number; bounced: number; verdict: BounceVerdict };
}

/** What signs webhooks (Standard Webhooks 1.0). */
export interface WebhookSigning {
  /** `whsec_` and base64. */
  secret: string;
  /** Until when the previous secret signs as well; null when there is none. */
  previous_until: string | null;
}
