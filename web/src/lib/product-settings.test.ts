import { expect, it } from 'vitest';
import { readProductSettings } from './product-settings.ts';

it('takes the strings it knows and leaves the rest empty', () => {
  const settings = readProductSettings({
    shortcut_url: ' https://example.com/s ',
    earnings_url: 7,
  });
  expect(settings.shortcut_url).toBe('https://example.com/s');
  expect(settings.earnings_url).toBe('');
  expect(settings).not.toHaveProperty('other');
});

it.each([null, 'text', 3])('%s gives empty settings', (value) => {
  expect(Object.values(readProductSettings(value)).join('')).toBe('');
});
