import { describe, expect, it } from 'vitest';
import { NOTHING, selectionAfter, shareOf, type SelectionAct } from './selection.ts';

const order = ['ann', 'bob', 'cleo', 'dan', 'eve'];
const chosen = (...acts: SelectionAct[]) => [...acts.reduce(selectionAfter, NOTHING).ids].sort();
const toggle = (id: string): SelectionAct => ({ kind: 'toggle', id });
const range = (id: string): SelectionAct => ({ kind: 'range', id, order });

const all: SelectionAct = { kind: 'only', ids: order };
const clear: SelectionAct = { kind: 'clear' };
const page: SelectionAct = { kind: 'page', ids: ['ann', 'bob'] };

describe('a selection', () => {
  it.each<[string, SelectionAct[], string[]]>([
    ['takes one, and another', [toggle('ann'), toggle('bob')], ['ann', 'bob']],
    ['gives one up again', [toggle('ann'), toggle('bob'), toggle('ann')], ['bob']],
    ['takes all downward to another', [toggle('bob'), range('dan')], ['bob', 'cleo', 'dan']],
    ['takes all upward to another', [toggle('dan'), range('bob')], ['bob', 'cleo', 'dan']],
    ['gives up a range whose end was chosen', [all, toggle('bob'), range('dan')], ['ann', 'eve']],
    ['goes on from the end of a range', [toggle('ann'), range('cleo'), range('ann')], []],
    ['takes one alone with nothing to begin a range at', [range('cleo')], ['cleo']],
    ['takes one beside what is gone', [toggle('gone'), range('cleo')], ['cleo', 'gone']],
    [
      'takes a page, whatever of it was chosen',
      [toggle('ann'), toggle('eve'), page],
      ['ann', 'bob', 'eve'],
    ],
    ['gives up a page of which all was chosen', [toggle('eve'), page, page], ['eve']],
    ['takes all that match, in place of what was chosen', [toggle('old'), all], order],
    ['is cleared, and so is where a range begins', [toggle('ann'), clear, range('cleo')], ['cleo']],
  ])('%s', (_, acts, ids) => {
    expect(chosen(...acts)).toEqual(ids);
  });

  it('says how much of a page is in it', () => {
    const ids = new Set(['ann', 'bob']);
    expect(shareOf(['ann', 'bob'], ids)).toBe('all');
    expect(shareOf(['bob', 'cleo'], ids)).toBe('some');
    expect(shareOf(['cleo'], ids)).toBe('none');
    expect(shareOf([], ids)).toBe('none');
  });
});
