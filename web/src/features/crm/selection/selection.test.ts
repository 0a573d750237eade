import { describe, expect, it } from 'vitest';
import { NOTHING, selectionAfter, shareOf, type SelectionAct } from './selection.ts';

const order = ['ann', 'bob', 'cleo', 'dan', 'eve'];
const after = (...acts: SelectionAct[]) => acts.reduce(selectionAfter, NOTHING);
const chosen = (...acts: SelectionAct[]) => [...after(...acts).ids].sort();
const toggle = (id: string): SelectionAct => ({ kind: 'toggle', id });
const range = (id: string): SelectionAct => ({ kind: 'range', id, order });

describe('a selection', () => {
  it('takes one and gives it up again', () => {
    expect(chosen(toggle('ann'), toggle('bob'))).toEqual(['ann', 'bob']);
    expect(chosen(toggle('ann'), toggle('bob'), toggle('ann'))).toEqual(['bob']);
  });

  it('takes all from the last one to another, downward and upward', () => {
    expect(chosen(toggle('bob'), range('dan'))).toEqual(['bob', 'cleo', 'dan']);
    expect(chosen(toggle('dan'), range('bob'))).toEqual(['bob', 'cleo', 'dan']);
  });

  it('gives up a range where its end was chosen', () => {
    const all = { kind: 'only', ids: order } as const;
    expect(chosen(all, toggle('bob'), range('dan'))).toEqual(['ann', 'eve']);
  });

  it('goes on from the end of a range', () => {
    expect(chosen(toggle('ann'), range('bob'), range('cleo'))).toEqual(['ann', 'bob', 'cleo']);
    expect(after(toggle('ann'), range('bob')).anchor).toBe('bob');
  });

  it('takes one alone where there is nothing to begin a range at', () => {
    expect(chosen(range('cleo'))).toEqual(['cleo']);
    expect(chosen(toggle('gone'), range('cleo'))).toEqual(['cleo', 'gone']);
  });

  it('takes a page, whatever of it was chosen, and gives it up when all was', () => {
    const page = { kind: 'page', ids: ['ann', 'bob'] } as const;
    expect(chosen(toggle('ann'), toggle('eve'), page)).toEqual(['ann', 'bob', 'eve']);
    expect(chosen(toggle('eve'), page, page)).toEqual(['eve']);
  });

  it('takes all that match, in place of what was chosen, and is cleared', () => {
    expect(chosen(toggle('old'), { kind: 'only', ids: order })).toEqual(order);
    expect(after(toggle('ann'), { kind: 'clear' })).toEqual(NOTHING);
  });

  it('says how much of a page is in it', () => {
    const ids = new Set(['ann', 'bob']);
    expect(shareOf(['ann', 'bob'], ids)).toBe('all');
    expect(shareOf(['bob', 'cleo'], ids)).toBe('some');
    expect(shareOf(['cleo'], ids)).toBe('none');
    expect(shareOf([], ids)).toBe('none');
  });
});
