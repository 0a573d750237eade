import type { CaptureEmailState } from '@vibes/core/api/capture-answer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { CaptureEntry } from '../capture-queue/capture-entry.ts';
import { ago } from '../channel/moment-words.ts';

/** The states of an answer after which its email goes on. */
const GOES_ON: ReadonlySet<CaptureEmailState | undefined> = new Set(['queued', 'held', 'paused']);

/** The creator whose email has to be followed; null when the answer was the last word. */
export const followedBy = ({ answer }: CaptureEntry): string | null =>
  GOES_ON.has(answer?.email.state) ? (answer?.creator.id ?? null) : null;

type Mail = Pick<Delivery, 'state' | 'to' | 'sent_at' | 'updated_at' | 'last_error'>;

/** What became of a capture's email since its answer; null while it waits as the answer says. */
export function mailWords({ state, to, ...mail }: Mail, now: Date): string | null {
  switch (state) {
    case 'sent':
      return `Email to ${to} sent ${ago(mail.sent_at ?? mail.updated_at, now)}.`;
    case 'failed':
      return [`Email to ${to} failed.`, mail.last_error?.sentence].filter(Boolean).join(' ');
    case 'uncertain':
      return `Email to ${to} may have arrived. Check your Sent folder.`;
    case 'cancelled':
      return `Email to ${to} was stopped.`;
    default:
      return null;
  }
}
