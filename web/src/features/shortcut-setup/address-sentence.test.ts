import type { CaptureAnswer, CaptureEmailState } from '@vibes/core/api/capture-answer';
import { expect, it } from 'vitest';
import { addressSentence } from './address-sentence.ts';

const sentenceOf = (state: CaptureEmailState, address: string | null = null) =>
  addressSentence({
    creator: { email: address } as CaptureAnswer['creator'],
    email: { state, to: address },
  });

it.each<[CaptureEmailState, string]>([
  ['none_found', 'None on the profile or the pages it links to.'],
  ['needs_choice', 'Not certain: you choose in the CRM.'],
  ['search_unfinished', 'None so far: not every linked page was read.'],
  ['profile_blocked', 'Not known: the profile stayed closed.'],
])('where no address is known (%s), claims only that', (state, sentence) => {
  expect(sentenceOf(state)).toBe(sentence);
});

it('is the address of a creator who has one, whatever this capture could read', () => {
  expect(sentenceOf('queued', 'ann@studio.com')).toBe('ann@studio.com');
  expect(sentenceOf('profile_blocked', 'ann@studio.com')).toBe('ann@studio.com');
});
