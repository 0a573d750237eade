import type { CreatorEntry } from '../creator/creator-entry.ts';
import { platformsOf, type Captured } from '../creator/handles.ts';
import type { CreatorStatus } from '../creator/creator-status.ts';
import type { Platform } from '../creator/platform.ts';

/** Later statuses say that the creator and the person are talking, or are done with each other. */
const BEFORE_ANSWER: ReadonlySet<CreatorStatus> = new Set(['Discovered', 'Contacted']);

/**
 * Whether a DM to the creator is still to be sent: none was recorded, they have not opted out, and
 * they do not wait for an answer. An email to them is no reason against it.
 */
const isOpen = (entry: CreatorEntry): boolean =>
  entry.dm_sent_at === null &&
  entry.opted_out_at === null &&
  entry.awaiting !== 'us' &&
  BEFORE_ANSWER.has(entry.status);

/** The platform of a DM to the creator: of those whose template is `ready`, the one of the capture first. */
export const dmPlatform = (creator: Captured, ready: readonly Platform[]): Platform | undefined =>
  platformsOf(creator).find((platform) => ready.includes(platform));

export interface DueDms {
  /** Whom a DM can be sent to now, in the order of the entries. */
  due: readonly CreatorEntry[];
  /** Creators who would be due if the template of one of their platforms were ready. */
  unready: number;
}

/** The creators who are due for a DM: open ones with a handle on a platform whose template is `ready`. */
export function dueDms(entries: readonly CreatorEntry[], ready: readonly Platform[]): DueDms {
  const open = entries.filter((entry) => isOpen(entry) && platformsOf(entry).length > 0);
  const due = open.filter((entry) => dmPlatform(entry, ready));
  return { due, unready: open.length - due.length };
}
