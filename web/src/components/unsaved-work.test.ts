import { describe, expect, it } from 'vitest';
import { giveUpUnsaved, hasUnsavedWork, markUnsaved } from './unsaved-work.ts';

describe('unsaved work', () => {
  it('lasts until the last form is saved, however often one marks it', () => {
    expect(hasUnsavedWork('left')).toBe(false);
    const [first, second] = [markUnsaved(), markUnsaved()];
    first();
    first();
    expect(hasUnsavedWork('left')).toBe(true);
    second();
    expect(hasUnsavedWork('left')).toBe(false);
  });

  it('ends when the person gives it up', () => {
    const unmark = markUnsaved();
    giveUpUnsaved();
    expect(hasUnsavedWork('left')).toBe(false);
    unmark();
  });

  it('is asked about only by what would lose it', () => {
    const asked = () => (['left', 'closed', 'signed_out'] as const).map(hasUnsavedWork);
    for (const [end, expected] of [
      ['left', [true, true, true]],
      ['closed', [false, true, true]],
      ['signed_out', [false, false, true]],
    ] as const) {
      const unmark = markUnsaved(end);
      expect(asked(), end).toEqual(expected);
      unmark();
    }
    expect(asked()).toEqual([false, false, false]);
  });
});
