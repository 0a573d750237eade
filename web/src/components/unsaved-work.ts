/** What ends typed work: leaving the page inside the app, closing or reloading it, signing out. */
const ENDS = ['left', 'closed', 'signed_out'] as const;
export type WorkEnd = (typeof ENDS)[number];

const marks = new Map<symbol, WorkEnd>();

/** Marks unsaved work until the returned function is called. `end`: the first thing that would lose it. */
export function markUnsaved(end: WorkEnd = 'left'): () => void {
  const mark = Symbol('unsaved work');
  marks.set(mark, end);
  return () => {
    marks.delete(mark);
  };
}

/** True while there is unsaved work on screen that this would lose. */
export const hasUnsavedWork = (lostBy: WorkEnd): boolean =>
  [...marks.values()].some((end) => ENDS.indexOf(end) <= ENDS.indexOf(lostBy));

/** The person gives up unsaved work: nothing asks about it again. */
export const giveUpUnsaved = () => marks.clear();
