import { describe, expect, it } from 'vitest';
import { afterSave, isOvertaken, withDraft, type NotesDraft } from './notes-drafts.ts';

const draft = (text: string, base = ''): NotesDraft => ({ text, base });
const drafts = new Map([
  ['alpha', draft('A')],
  ['beta', draft('B')],
]);

describe('drafts of notes', () => {
  it('are kept and discarded one by one', () => {
    const typed = withDraft(drafts, 'alpha', draft('A more'));
    expect([...typed]).toEqual([
      ['alpha', draft('A more')],
      ['beta', draft('B')],
    ]);
    expect([...withDraft(typed, 'alpha', null)]).toEqual([['beta', draft('B')]]);
    expect(drafts.get('alpha')).toEqual(draft('A'));
  });

  it('lose only the saved one', () => {
    expect([...afterSave(drafts, 'alpha', 'A')]).toEqual([['beta', draft('B')]]);
  });

  it('keep what was typed during a save, on top of what was saved', () => {
    const saved = afterSave(withDraft(drafts, 'alpha', draft('A more')), 'alpha', 'A');
    expect(saved.get('alpha')).toEqual(draft('A more', 'A'));
  });

  it('stay as they are when the saved one was discarded during the save', () => {
    expect(afterSave(drafts, 'gamma', 'C')).toBe(drafts);
  });
});

describe('a draft is overtaken', () => {
  it.each([
    ['by notes written elsewhere', draft('mine', 'old'), 'theirs', true],
    ['not by the notes it was typed on', draft('mine', 'old'), 'old', false],
    ['not by itself', draft('mine', 'old'), 'mine', false],
    ['not when there is none', null, 'theirs', false],
  ] as const)('%s', (_, typed, stored, expected) => {
    expect(isOvertaken(typed, stored)).toBe(expected);
  });
});
