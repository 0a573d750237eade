import type { HoldBack } from '../account/email-settings.ts';
import type { Delivery } from './delivery.ts';
import type { Refusal } from './refusal.ts';

/** How an email to one of many creators ends before it is asked whether it may be sent. */
type ManyVerdict = { kind: 'done'; state: 'queued' } | Refusal<'on_hold' | 'queued'>;

/**
 * An email of many that waits already: nobody has looked at one on hold, so it is not released, and
 * one that is queued keeps its place and its send time. Null for any other.
 *
 * @param is_dry_run whether it is only asked who gets a new email
 */
export function askSendMany(
  delivery: Pick<Delivery, 'state'> | null,
  is_dry_run: boolean,
): ManyVerdict | null {
  if (delivery?.state === 'held') {
    const sentence = 'The email to this creator is on hold. Review it to send it.';
    return { kind: 'refused', code: 'on_hold', sentence };
  }
  if (delivery?.state !== 'queued') return null;
  return is_dry_run
    ? { kind: 'refused', code: 'queued', sentence: 'The email to this creator is already queued.' }
    : { kind: 'done', state: 'queued' };
}

/** How emails to many are held: for review where the settings say so, else the person has pressed. */
export const holdOfMany = (hold_back: HoldBack): HoldBack =>
  hold_back === 'review' ? 'review' : 'off';
