const marks = new Set<symbol>();

/** Marks unsaved work until the returned function is called. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved work');
  marks.add(mark);
  return () => {
    marks.delete(mark);
  };
}

/** True while any form on screen has unsaved work. */
export const hasUnsavedWork = (): boolean => marks.size > 0;

/** The person gives up unsaved work: nothing asks about it again. */
export const giveUpUnsaved = () => marks.clear();
