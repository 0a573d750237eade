import type { CreatorEnd } from '@vibes/core/api/creator-callables';
import { MOST_DELETED_AT_ONCE } from '@vibes/core/creator/deletion-limits';
import { inParts } from '../../../lib/in-parts.ts';
import { runJob } from '../../../lib/run-job.ts';
import type { Progress } from '../bulk/run-in-parts.ts';
import { sentenceOf } from '../../../lib/call-error.ts';

const FALLBACK = {
  deleteCreators: 'We couldn’t delete this creator. Please try again.',
  restoreCreators: 'We couldn’t restore this creator. Please try again.',
} as const;

type Change = keyof typeof FALLBACK;

interface Control {
  onProgress: (progress: Progress) => void;
  mayGoOn: () => boolean;
}

/** One job. Where it ended with a fault, that is how those end who have no end yet. */
async function changeSome(
  name: Change,
  { ids, ...more }: { ids: string[]; is_undo?: true },
  { mayGoOn, onDone }: Pick<Control, 'mayGoOn'> & { onDone: (done: number) => void },
): Promise<CreatorEnd[]> {
  let known: readonly CreatorEnd[] = [];
  const onPart = ({ ends, job }: { ends: readonly CreatorEnd[]; job: { done: number } }) => {
    known = ends;
    onDone(job.done);
  };
  try {
    const { ends, job } = await runJob(name, { ids, ...more }, FALLBACK[name], { onPart, mayGoOn });
    known = ends;
    if (job.state !== 'failed') return ends;
    throw new Error(FALLBACK[name]);
  } catch (error) {
    const sentence = sentenceOf(error);
    const ended = new Set(known.map(({ id }) => id));
    const rest = ids.filter((id) => !ended.has(id));
    return [...known, ...rest.map((id) => ({ id, done: false, sentence }) as const)];
  }
}

const changeAll =
  (name: Change, more: { is_undo?: true } = {}) =>
  async (ids: readonly string[], control: Partial<Control> = {}): Promise<CreatorEnd[]> => {
    const { onProgress = () => undefined, mayGoOn = () => true } = control;
    const ends: CreatorEnd[] = [];
    for (const part of inParts(ids, MOST_DELETED_AT_ONCE)) {
      if (!mayGoOn()) break;
      const before = ends.length;
      const onDone = (done: number) => onProgress({ done: before + done, total: ids.length });
      ends.push(...(await changeSome(name, { ids: part, ...more }, { mayGoOn, onDone })));
    }
    return ends;
  };

/** Deletes creators, up to 500 in a job; how each of them ended. Never throws. */
export const deleteCreators = changeAll('deleteCreators');

/** Brings deleted creators back; emails that were stopped stay stopped. Never throws. */
export const restoreCreators = changeAll('restoreCreators');

/** Brings back creators who were just deleted, with the emails that were stopped. Never throws. */
export const undoDeletion = changeAll('restoreCreators', { is_undo: true });
