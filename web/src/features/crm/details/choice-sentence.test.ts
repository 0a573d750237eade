import { describe, expect, it } from 'vitest';
import { choiceSentence, otherRecipient } from './choice-sentence.ts';

const to = 'old@ilsa-films.com';

describe('what another address means for the e-mail', () => {
  it.each([
    ['held', 'The e-mail that waits goes there.'],
    ['queued', 'The e-mail that waits goes there.'],
    ['sending', 'The e-mail already went to old@ilsa-films.com. No other is sent.'],
    ['sent', 'The e-mail already went to old@ilsa-films.com. No other is sent.'],
    ['uncertain', 'The e-mail already went to old@ilsa-films.com. No other is sent.'],
    ['failed', 'Capture the creator again to send an e-mail there.'],
    ['cancelled', 'Capture the creator again to send an e-mail there.'],
  ] as const)('%s', (state, sentence) => {
    expect(choiceSentence({ state, to })).toBe(sentence);
  });

  it('is not said before it is known', () => {
    expect(choiceSentence(undefined)).toBeUndefined();
    expect(choiceSentence(null)).toMatch(/Capture the creator again/);
  });
});

describe('an e-mail that goes elsewhere', () => {
  it.each([
    ['queued', true],
    ['sent', false],
    ['uncertain', false],
  ] as const)('is told while it is %s', (state, isWaiting) => {
    expect(otherRecipient('new@ilsa-films.com', { state, to })).toEqual({ to, isWaiting });
  });

  it('is none when it goes to the creator’s address, failed, or was never there', () => {
    expect(otherRecipient(to, { state: 'sent', to })).toBeNull();
    expect(otherRecipient('new@ilsa-films.com', { state: 'failed', to })).toBeNull();
    expect(otherRecipient('new@ilsa-films.com', null)).toBeNull();
    expect(otherRecipient('new@ilsa-films.com', undefined)).toBeNull();
  });
});
