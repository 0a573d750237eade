import { expect, it } from 'vitest';
import { hindranceSentence, READ_HINDRANCES } from './read-hindrance.ts';

it.each(READ_HINDRANCES)('%s is told in one plain sentence, without its code', (hindrance) => {
  for (const platform of ['tiktok', 'instagram'] as const) {
    const sentence = hindranceSentence(hindrance, platform);
    expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
    expect(sentence).not.toMatch(/_|undefined/);
  }
});

it('names the platform that did not show the profile', () => {
  expect(hindranceSentence('captcha', 'instagram')).toMatch(/^Instagram /);
  expect(hindranceSentence('timeout', 'tiktok')).toMatch(/^TikTok /);
});
