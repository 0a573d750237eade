import { INDEX_FORMAT } from './chunk-text.ts';
import type { CreatorIndex } from './creator-index.ts';
import { COPY_LASTS_MS } from './index-limits.ts';

/** A browser's clock may run behind by so much. */
const WRONG_MS = 24 * 3_600_000;

/**
 * Whether an index can be read and brought up to date. One that was sealed too long ago, or by a
 * clock that ran ahead, has to be sealed first.
 */
export function isCurrent(
  { format, sealed_to }: Pick<CreatorIndex, 'format' | 'sealed_to'>,
  now: Date,
): boolean {
  const age = now.getTime() - sealed_to.getTime();
  return format === INDEX_FORMAT && age > -WRONG_MS && age < COPY_LASTS_MS;
}
