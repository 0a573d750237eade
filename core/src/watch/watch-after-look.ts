import type { Mailbox } from '../delivery/mailbox.ts';
import { lookPause, PERSONS_PAUSE, faultPause } from './next-look.ts';
import type { Watch } from './watch.ts';
import { isForPerson, type WatchFault } from './watch-fault.ts';

/** How one look into a mailbox ended. */
export type LookEnd =
  /** Everything that had arrived by `read_to` was read. `has_found`: a message was recorded. */
  | { kind: 'read'; read_to: Date; has_found: boolean }
  /** Time ran out; the next look goes on where this one stopped. */
  | { kind: 'cut_off' }
  | { kind: 'trouble'; code: WatchFault };

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** An email that went out during the look wants one sooner; the time of the lease itself means nothing. */
function soonest(mailbox: Mailbox, watch: Watch, due_at: Date): Date {
  const wanted = mailbox.watch_due_at;
  if (!wanted || wanted.getTime() === watch.lease?.until.getTime()) return due_at;
  return wanted < due_at ? wanted : due_at;
}

/**
 * The watch after a look, its lease given back, and when to look next.
 *
 * @param look.look_every milliseconds in place of the usual pauses; null for those
 */
export function watchAfterLook(
  watch: Watch,
  look: { mailbox: Mailbox; end: LookEnd; now: Date; look_every: number | null },
): { watch: Watch; due_at: Date } {
  const { mailbox, end, now, look_every } = look;
  const free: Watch = { ...watch, lease: null };
  if (end.kind === 'cut_off') return { watch: { ...free, trouble: null }, due_at: now };
  if (end.kind === 'trouble') {
    const since = watch.trouble?.since ?? now;
    const usual = isForPerson(end.code) ? PERSONS_PAUSE : faultPause(since, now);
    return {
      watch: { ...free, trouble: { code: end.code, since } },
      due_at: soonest(mailbox, watch, after(now, look_every ?? usual)),
    };
  }
  const last_mail_at = end.has_found ? now : (watch.last_mail_at ?? now);
  const due_at = soonest(mailbox, watch, after(now, look_every ?? lookPause(last_mail_at, now)));
  return { watch: { ...free, read_to: end.read_to, last_mail_at, trouble: null }, due_at };
}
