import { expect, it } from 'vitest';
import { readBlockedSentence, READ_BLOCKED_REASONS } from './read-blocked-reason.ts';

it.each(READ_BLOCKED_REASONS)('%s has one plain sentence, without its code', (reason) => {
  for (const platform of ['tiktok', 'instagram'] as const) {
    const sentence = readBlockedSentence(reason, platform);
    expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
    expect(sentence).not.toMatch(/_|undefined/);
  }
});

it('names the platform that did not show the profile', () => {
  expect(readBlockedSentence('captcha', 'instagram')).toMatch(/^Instagram /);
  expect(readBlockedSentence('timeout', 'tiktok')).toMatch(/^TikTok /);
});
