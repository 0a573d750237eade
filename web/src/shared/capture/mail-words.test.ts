import { expect, it } from 'vitest';
import { emailToAnn } from '../../../test/deliveries.ts';
import type { CaptureEntry } from '../capture-queue/capture-entry.ts';
import { followedBy, mailWords } from './capture-words.ts';

const NOW = new Date('2026-05-01T12:12:00Z');
const SENT = new Date('2026-05-01T12:00:00Z');
const mail = emailToAnn({ to: 'ann@studio.com' });

it.each([
  ['sent', 'Email to ann@studio.com sent 12 minutes ago.'],
  ['failed', 'Email to ann@studio.com failed.'],
  ['uncertain', 'Email to ann@studio.com may have arrived. Check your Sent folder.'],
  ['cancelled', 'Email to ann@studio.com was stopped.'],
  ['queued', null],
  ['held', null],
  ['sending', null],
] as const)('an email that is %s reads %j', (state, words) => {
  expect(mailWords({ ...mail, state, sent_at: SENT }, NOW)).toBe(words);
});

it('says why an email failed', () => {
  const last_error = { code: 'recipient_refused', sentence: 'Choose another address.' } as const;
  expect(mailWords({ ...mail, state: 'failed', last_error }, NOW)).toBe(
    'Email to ann@studio.com failed. Choose another address.',
  );
});

it('follows the emails that were still to go out, and no other', () => {
  const answered = (state: string) =>
    ({ answer: { creator: { id: 'ann' }, email: { state } } }) as unknown as CaptureEntry;
  for (const state of ['queued', 'held', 'paused'])
    expect(followedBy(answered(state)), state).toBe('ann');
  expect(followedBy(answered('none_found'))).toBeNull();
  expect(followedBy({} as CaptureEntry)).toBeNull();
});
