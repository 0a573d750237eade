import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { call } from '../../../lib/callables.ts';
import { runInParts, type Progress } from '../bulk/run-in-parts.ts';

/** Creators in one call: few enough for a progress that moves. */
const PART = 50;

const FALLBACK = {
  deleteCreators: 'We couldn’t delete this creator. Please try again.',
  restoreCreators: 'We couldn’t restore this creator. Please try again.',
} as const;

type Change = keyof typeof FALLBACK;

/** One part; a call that failed counts for each of its creators, and may be repeated. */
async function changePart(name: Change, ids: readonly string[]): Promise<CreatorEnd[]> {
  try {
    const { ends } = await call(name, { ids: [...ids] }, FALLBACK[name]);
    return ends;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : FALLBACK[name];
    return ids.map((id) => ({ id, done: false, sentence }));
  }
}

const changeAll =
  (name: Change) =>
  (
    ids: readonly string[],
    onProgress: (progress: Progress) => void = () => undefined,
    mayGoOn: () => boolean = () => true,
  ): Promise<CreatorEnd[]> =>
    runInParts(ids, {
      size: PART,
      work: (part) => changePart(name, part),
      mayGoOn,
      onProgress,
    });

/** Deletes creators, part by part; how each of them ended. Never throws. */
export const deleteCreators = changeAll('deleteCreators');

/** Brings deleted creators back. Never throws. */
export const restoreCreators = changeAll('restoreCreators');
