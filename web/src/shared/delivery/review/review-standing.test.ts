import { describe, expect, it } from 'vitest';
import {
  beginDraft,
  currentVersion,
  faultsOf,
  followed,
  goneWords,
  isChanged,
  isOutdated,
} from './review-standing.ts';

const live = { revision: 2, subject: 'Hello', text: 'Hi Ann' };
const begun = beginDraft(live);
const draft = { ...begun, text: 'Hi Ann!' };
const edited = { ...live, revision: 3, text: 'Hi Ann!' };
const changed = { ...live, revision: 3, text: 'Dear Ann' };

describe('an edit under way', () => {
  it('changes the email once it differs from it in what is sent', () => {
    expect(isChanged(null, live)).toBe(false);
    expect(isChanged(begun, live)).toBe(false);
    expect(isChanged({ ...begun, text: 'Hi Ann \n' }, live)).toBe(false);
    expect(isChanged(draft, live)).toBe(true);
    expect(isChanged({ ...begun, subject: '' }, live)).toBe(true);
  });

  it('is outdated when another edit came first, and not when that was its own', () => {
    expect(isOutdated(draft, live)).toBe(false);
    expect(isOutdated(draft, changed)).toBe(true);
    expect(isOutdated(draft, edited)).toBe(false);
    expect(isOutdated(begun, changed)).toBe(false);
    expect(isOutdated(null, live)).toBe(false);
  });

  it('follows the email while nothing typed would be lost', () => {
    expect(followed(begun, changed)).toEqual(beginDraft(changed));
    expect(followed(draft, edited)).toEqual(beginDraft(edited));
    expect(followed(draft, changed)).toBe(draft);
    const spaced = { ...begun, text: 'Hi Ann ' };
    expect(followed(spaced, live)).toBe(spaced);
  });

  it('what was saved counts until the database has it', () => {
    const saved = edited;
    expect(currentVersion(live, saved)).toBe(saved);
    const newer = changed;
    expect(currentVersion(newer, saved)).toBe(newer);
    expect(currentVersion(live, null)).toBe(live);
  });
});

it('a fault is told at its field', () => {
  expect(faultsOf({ subject: ' ', text: 'Hi {{firstName}}' })).toEqual({
    subject: 'Write a subject.',
    text: expect.stringContaining('{{firstName}}') as string,
  });
  expect(faultsOf(live)).toEqual({ subject: null, text: null });
});

it.each([
  ['sent', 'This email was already sent.'],
  ['queued', 'This email was already sent.'],
  ['cancelled', 'This email was already stopped.'],
] as const)('an email that is %s: %s', (state, words) => {
  expect(goneWords({ state })).toBe(words);
});
