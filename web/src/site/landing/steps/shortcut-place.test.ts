import { expect, it } from 'vitest';
import { shortcutPlace } from './shortcut-place.ts';

it('leads to the download where one is set', () => {
  const { href, button } = shortcutPlace({ shortcut_url: 'https://example.com/s' });
  expect([href, button]).toEqual(['https://example.com/s', 'Download shortcut']);
});

it('leads to the setup guide, and says what happens there, where none is', () => {
  const { href, button, label } = shortcutPlace({ shortcut_url: '' });
  expect([href, button]).toEqual([
    '/dashboard/shortcut-setup',
    'Build the shortcut, about five minutes',
  ]);
  expect(label).toContain('setup guide');
});
