import type { Creator } from '@vibes/core/creator/creator';

/** Somebody who can still get a first email. */
const isOpen = ({ email_sent, dm_sent_at, opted_out_at }: Creator): boolean =>
  !email_sent && dm_sent_at === null && opted_out_at === null;

/**
 * The creator whom the first email goes to: the one captured here last, else the newest who can be
 * written to, as after a reload or on another device.
 */
export function pickCreator<Of extends Creator>(
  creators: Of[],
  captured: string | null,
): Of | null {
  const open = creators.filter(isOpen);
  return open.find(({ id }) => id === captured) ?? open[0] ?? null;
}
