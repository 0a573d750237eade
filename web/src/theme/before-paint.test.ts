import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import script from '../../public/before-paint.js?raw';

/** The colors that the first paint has, for a stored choice on a device. */
function paint(choice: string | null, device: 'light' | 'dark') {
  const classes = new Set<string>();
  const style: Record<string, string> = {};
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === 'vibes.color-mode' ? choice : null) },
    matchMedia: () => ({ matches: device === 'dark' }),
    document: { documentElement: { classList: classes, style }, referrer: '' },
    performance: { getEntriesByType: () => [] },
    location: { origin: 'https://app.test' },
  });
  return { classes: [...classes], scheme: style['colorScheme'] };
}

it.each([
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
  [null, 'dark', 'dark'],
  [null, 'light', 'light'],
] as const)('%s on a %s device is %s from the first paint', (choice, device, mode) => {
  expect(paint(choice, device)).toEqual({ classes: [mode], scheme: mode });
});
