const marks = new Set<symbol>();

/** Says that typed work would be lost now, until the returned function is called. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved work');
  marks.add(mark);
  return () => {
    marks.delete(mark);
  };
}

/** True while any form on screen holds what is not saved. */
export const hasUnsavedWork = (): boolean => marks.size > 0;

/** The person gives up what is not saved: nothing asks about it again. */
export const giveUpUnsaved = () => marks.clear();
