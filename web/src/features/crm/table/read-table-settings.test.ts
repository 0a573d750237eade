import { expect, it } from 'vitest';
import { readTableSettings } from './read-table-settings.ts';

it('a device that kept nothing shows five creators a page, and every column', () => {
  for (const kept of [null, '', 'nonsense', '[]', '7', 'null', '{"size":7,"hidden":"email"}'])
    expect(readTableSettings(kept)).toEqual({ size: 5, hidden: [], first: null });
});

it('what was chosen is read again; the name is never hidden', () => {
  const kept = JSON.stringify({
    ...{ size: 50, first: 'work' },
    hidden: ['sent', 'name', 'shoe size', 'tiktok', 'turn'],
  });
  expect(readTableSettings(kept)).toEqual({
    ...{ size: 50, first: 'work' },
    hidden: ['tiktok', 'sent', 'turn'],
  });
});
