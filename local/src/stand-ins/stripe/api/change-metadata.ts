import type { Metadata } from '../account/account.ts';

/** Keys that are sent are set, or removed when empty; an empty text removes all. */
export function changeMetadata(
  held: Metadata,
  change: '' | Record<string, string> | undefined,
): Metadata {
  if (change === undefined) return held;
  if (change === '') return {};
  const all = Object.entries({ ...held, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
