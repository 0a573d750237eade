import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserSecrets } from '@vibes/core/account/user-secrets';
import type { Channel, MirrorChannel, MirrorKind, EmailChannel } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import type { Creator } from '@vibes/core/creator/creator';
import type { CrmSettings } from '@vibes/core/crm/crm-settings';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { FollowUpGateFacts } from '@vibes/core/follow-up/ask-follow-up';
import type { EmailIdentity } from '@vibes/core/delivery/settle-delivery';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import type { SuppressionReason } from '@vibes/core/opt-out/suppression';
import type { RenderedEmail, RenderedFooter } from '@vibes/core/template/rendered-email';
import type { DocumentWrite } from '../ports/documents.ts';
import type { Loaded } from '../steps/load-documents.ts';

/*
 * How one delivery goes, stage by stage:
 * 1. `GateVerdict`: what the gate decided. Null to go.
 * 2. `DeliveryOutcome` (core): what the channel answered, or why the gate let nothing out.
 * 3. `DeliveryEnd` (core): that outcome, or a lease that ended without one. It is what is stored.
 * 4. `DeliveryRunResult`: what the run reports: the state it left the delivery in.
 */

/**
 * `wait`: milliseconds until it may go, too few to write anything for; `stay`: it keeps the send
 * time it has.
 */
export type GateVerdict =
  DeliveryOutcome | { kind: 'wait'; wait: number } | { kind: 'stay' } | null;

/** `left` when nothing is due here, `busy` while another delivery holds the mailbox. */
export type DeliveryRunResult = 'left' | 'busy' | DeliveryState;

export interface DeliveryRef {
  uid: string;
  id: string;
}

interface CommonFacts {
  is_blocked: boolean;
  delivery: Delivery;
  /** The channel of this attempt. */
  channel: Channel;
  health: ChannelHealth;
  /** The request of a webhook as it was first sent: repeats send the same. Null before that. */
  request: string | null;
  /** Sealed. */
  secrets: UserSecrets;
}

/** Everything that is read before an email goes out. */
export interface EmailFacts extends CommonFacts {
  kind: 'email';
  channel: EmailChannel;
  email: RenderedEmail;
  /** As it was queued. */
  footer: RenderedFooter | null;
  /** The Message-IDs before it in its thread, oldest first. */
  references: readonly string[];
  settings: EmailSettings;
  sender_name: string;
  mailbox: Mailbox;
  /** Until when another delivery is sending from this mailbox; null when none is. */
  mailbox_taken_until: Date | null;
  contacted_by: string | null;
  suppressed: SuppressionReason | null;
  is_creator_gone: boolean;
  is_creator_joined: boolean;
  creator: Loaded<Creator | null>;
  /** The user's; null when there is no such account any more. */
  time_zone: string | null;
  /** SHA-256 of the key of the address it goes to. */
  address_hash: string;
  /** Of a follow-up: its creator, at the version read, and the email that began the thread. Null for others. */
  follow_up: (FollowUpGateFacts & { creator: Creator; version: unknown }) | null;
  versions: { delivery: unknown; mailbox: unknown };
}

/** Everything that is read before a mirror goes to the user's CRM. */
export interface MirrorFacts extends CommonFacts {
  kind: MirrorKind;
  channel: MirrorChannel;
  settings: CrmSettings;
  /** Null when there is no such creator any more. */
  creator: Creator | null;
  versions: { delivery: unknown };
}

export type DeliveryFacts = EmailFacts | MirrorFacts;

/** What is stored together with the lease. */
export interface Taking {
  /** The Message-ID and thread of an email over Gmail; none by webhook, which sets its own. */
  identity?: EmailIdentity;
  writes?: DocumentWrite[];
}

/** One delivery, for the transport that sends it. */
export interface SendContext<Facts extends DeliveryFacts> {
  ref: DeliveryRef;
  facts: Facts;
  /**
   * Takes the lease of the delivery (and, over Gmail, the mailbox) before a single byte is sent.
   * Returns the token to end the attempt with; null when another worker has it.
   */
  take: (taking?: Taking) => Promise<string | null>;
  /** Settles it, with all that follows. `token`: of `take`, or null when nothing was taken. */
  end: (outcome: DeliveryOutcome, token: string | null) => Promise<DeliveryRunResult>;
}
