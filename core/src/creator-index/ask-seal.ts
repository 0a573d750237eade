import { INDEX_FORMAT } from './chunk-text.ts';
import type { CreatorIndex } from './creator-index.ts';
import { SEAL_AT_CHANGES } from './index-limits.ts';
import { isCurrent } from './is-current.ts';

/** Milliseconds after a seal before which there is no other. */
const PAUSE_MS = 60_000;

/**
 * What a seal that begins now may make of an index: nothing yet, an update of what changed, or a
 * new index of all creators, where this version cannot read it or a clock that ran ahead made it.
 */
export function askSeal(
  { format, sealed_to }: Pick<CreatorIndex, 'format' | 'sealed_to'>,
  now: Date,
): 'nothing' | 'update' | 'anew' {
  const age = now.getTime() - sealed_to.getTime();
  if (format !== INDEX_FORMAT || age < 0) return 'anew';
  return age < PAUSE_MS ? 'nothing' : 'update';
}

/** Whether so many changes are worth a seal; all are for an index that nobody reads before it. */
export const isWorthSealing = (
  index: Pick<CreatorIndex, 'format' | 'sealed_to'>,
  { changes, now }: { changes: number; now: Date },
): boolean => changes >= SEAL_AT_CHANGES || !isCurrent(index, now);
