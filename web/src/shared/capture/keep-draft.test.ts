import { describe, expect, it } from 'vitest';
import { keepDraft, leftOf } from './keep-draft.ts';

function tab(kept = new Map<string, string>()) {
  let uid: string | null = 'ann';
  const store = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const draft = keepDraft({ store, uid: () => uid });
  const sit = (next: string | null) => {
    uid = next;
    draft.changeHands();
  };
  return { draft, sit, kept };
}

describe('the text in the capture box', () => {
  it('outlives a reload when a person typed it, and is then marked as typed', () => {
    const { draft, kept } = tab();
    draft.type('tiktok: ann');
    expect(tab(kept).draft.current()).toEqual({ text: 'tiktok: ann', isTyped: true });
    draft.type('');
    expect(kept.size).toBe(0);
    expect(draft.current().isTyped).toBe(false);
  });

  it('is not kept when it only came from elsewhere, and the next arrival replaces it', () => {
    const { draft, kept } = tab();
    draft.arrive('what was shared');
    draft.arrive('what was shared next');
    expect(draft.current()).toEqual({ text: 'what was shared next', isTyped: false });
    expect(kept.size).toBe(0);
  });

  it('keeps what was typed above what arrives, and takes an arrival once', () => {
    const { draft } = tab();
    draft.type('tiktok: ann\n');
    draft.arrive('tiktok: ben');
    draft.arrive('tiktok: ben');
    expect(draft.current()).toEqual({ text: 'tiktok: ann\ntiktok: ben', isTyped: true });
  });

  it('is gone when its owner signs out, and is never shown to another person', () => {
    const { draft, sit, kept } = tab();
    draft.type('tiktok: ann');
    sit(null);
    expect(draft.current().text).toBe('');
    expect(kept.size).toBe(0);
    sit('bo');
    expect(draft.current().text).toBe('');
    draft.type('tiktok: bo');
    sit('ann');
    expect(draft.current().text).toBe('');
  });
});

describe('what stays in the box after a capture', () => {
  it.each([
    ['nothing', 'a', 'a', [], ''],
    ['what could not be read', 'a\nb', 'a\nb', ['b'], 'b'],
    ['what was then typed after it', 'a\nb\nc', 'a\nb', ['b'], 'b\nc'],
    ['what was pasted onto the same line', 'ac', 'a', [], 'c'],
    ['what was typed above it', 'c\na', 'a', [], 'c'],
    ['what was put in its place', 'c', 'a\nb', [], 'c'],
    ['nothing, where it was then emptied', '', 'a', [], ''],
  ])('is %s', (_, now, sent, unread, left) => {
    expect(leftOf({ now, sent, unread })).toBe(left);
  });
});
