import { describe, expect, it } from 'vitest';
import { giveUpUnsaved, hasUnsavedWork, markUnsaved } from './unsaved-work.ts';

describe('unsaved work', () => {
  it('lasts until the last form is saved, however often one says so', () => {
    expect(hasUnsavedWork()).toBe(false);
    const [first, second] = [markUnsaved(), markUnsaved()];
    first();
    first();
    expect(hasUnsavedWork()).toBe(true);
    second();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('is no more when the person gives it up', () => {
    const unmark = markUnsaved();
    giveUpUnsaved();
    expect(hasUnsavedWork()).toBe(false);
    unmark();
  });
});
