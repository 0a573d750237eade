import { expect, it } from 'vitest';
import { readFailureSentence, READ_FAILURES } from './read-failure.ts';

it.each(READ_FAILURES)('%s has one plain sentence, without its code', (reason) => {
  for (const platform of ['tiktok', 'instagram'] as const) {
    const sentence = readFailureSentence(reason, platform);
    expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
    expect(sentence).not.toMatch(/_|undefined/);
  }
});

it('names the platform that did not show the profile', () => {
  expect(readFailureSentence('captcha', 'instagram')).toMatch(/^Instagram /);
  expect(readFailureSentence('timeout', 'tiktok')).toMatch(/^TikTok /);
});
