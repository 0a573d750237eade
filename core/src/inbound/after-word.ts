import { statusGivenBack } from '../creator/creator-status.ts';
import type { Creator } from '../creator/creator.ts';
import type { Said } from './said.ts';

/** What the person says of a reply, but that it is somebody else's. */
interface Word {
  says: Exclude<Said['says'], 'not_them'>;
  /** Of `later` and `done`. */
  remind_at: Date | null;
}

/** The word as it is kept to be taken back, with the creator as it was before. */
export const saidNow = (
  { status, status_set_by, awaiting, person_says, remind_at }: Creator,
  word: Omit<Said, 'before'>,
): Said => ({ ...word, before: { status, status_set_by, awaiting, person_says, remind_at } });

/** A reminder of a later day stays where nothing is said of it. */
const laterDay = ({ remind_at }: Pick<Creator, 'remind_at'>, now: Date): Date | null =>
  remind_at && remind_at > now ? remind_at : null;

/** What a word changes of the creator. */
export function afterWord(
  creator: Pick<Creator, 'remind_at'>,
  { says, remind_at }: Word,
  now: Date,
): Partial<Creator> {
  switch (says) {
    case 'interested':
      return { person_says: says };
    case 'later':
      return { person_says: says, awaiting: null, remind_at };
    case 'no':
      return { person_says: says, awaiting: null, status: 'Rejected', status_set_by: 'person' };
    case 'done':
      return { awaiting: null, remind_at: remind_at ?? laterDay(creator, now) };
  }
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** Whether the same was said last, and all that it set is still so. */
export const isSaid = (creator: Creator, word: Word, now: Date): boolean =>
  creator.said?.says === word.says &&
  Object.entries(afterWord(creator, word, now)).every(
    ([field, value]) => plain(creator[field as keyof Creator]) === plain(value),
  );

/**
 * What taking a word back changes: all that it set, unless it was changed since. A status of `not_them`
 * comes with the reply, which is recorded again.
 */
export function afterTakeBack(creator: Creator, { says, before }: Said): Partial<Creator> {
  const { status, status_set_by, opted_out_at } = creator;
  const { person_says, awaiting, remind_at, ...standing } = before;
  const isRejected = says === 'no' && status === 'Rejected' && status_set_by === 'person';
  return {
    said: null,
    person_says,
    ...(says !== 'interested' && !opted_out_at && { awaiting }),
    ...((says === 'later' || says === 'done') && { remind_at }),
    ...(isRejected && statusGivenBack(standing, creator)),
  };
}
