import type { ChannelHealth } from '../channel/channel-health.ts';
import { refusal } from './delivery-refusal.ts';
import { judgeBounces } from './judge-bounces.ts';
import type { Mailbox } from './mailbox.ts';

/** What one commit changes of a mailbox and of Gmail's health; null for nothing. */
export interface AfterBounce {
  mailbox: Pick<Mailbox, 'recent'> | null;
  health: Pick<ChannelHealth, 'stopped_at' | 'last_error'> | null;
}

/**
 * The mailbox after one of its emails came back for good. With too many among the last ones it
 * sends nothing until the person resumes it. An email that is none of the last ones, or is marked
 * already, changes nothing.
 *
 * @param when.at when it came back, which may be told late
 */
export function bouncedMailbox(
  { recent }: Pick<Mailbox, 'recent'>,
  delivery_id: string,
  { at, now }: { at: Date; now: Date },
): AfterBounce {
  const isNew = recent.some(({ id, has_bounced }) => id === delivery_id && !has_bounced);
  if (!isNew) return { mailbox: null, health: null };
  const marked = recent.map((email) =>
    email.id === delivery_id ? { ...email, has_bounced: true, bounced_at: at } : email,
  );
  const isTooMany = judgeBounces(marked) === 'pause';
  return {
    mailbox: { recent: marked },
    health: isTooMany ? { stopped_at: now, last_error: refusal('mailbox_bounces') } : null,
  };
}
