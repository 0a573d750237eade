import { describe, expect, it } from 'vitest';
import { giveUpUnsaved, hasUnsavedWork, markUnsaved } from './unsaved-work.ts';

describe('unsaved work', () => {
  it('lasts until the last form is saved, however often one marks it', () => {
    expect(hasUnsavedWork()).toBe(false);
    const [first, second] = [markUnsaved(), markUnsaved()];
    first();
    first();
    expect(hasUnsavedWork()).toBe(true);
    second();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('ends when the person gives it up', () => {
    const unmark = markUnsaved();
    giveUpUnsaved();
    expect(hasUnsavedWork()).toBe(false);
    unmark();
  });
});
