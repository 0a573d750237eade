import { describe, expect, it } from 'vitest';
import html from '../../app.html?raw';
import beforePaintScript from '../../public/before-paint.js?raw';
import { contrast } from '../../test/theme/contrast.ts';
import { COLORS, TEXT_PAIRS } from './colors.ts';

const groups: Record<string, Record<string, readonly [string, string]>> = COLORS;
function color(token: string, mode: 0 | 1): string {
  const [group = '', shade = 'DEFAULT'] = token.split('.');
  const value = groups[group]?.[shade];
  if (!value) throw new Error(`No such colour: ${token}`);
  return value[mode];
}

describe('contrast', () => {
  it('knows the two ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

describe('colors', () => {
  it.each(TEXT_PAIRS.map(([text, ground]) => ({ text, ground })))(
    'lets $text be read on $ground in both modes',
    ({ text, ground }) => {
      expect(contrast(color(text, 0), color(ground, 0))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color(text, 1), color(ground, 1))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('shows the focus ring against every ground at 3 : 1', () => {
    for (const ground of ['bg', 'bg.panel', 'bg.subtle'])
      for (const mode of [0, 1] as const)
        expect(contrast(color('accent.focusRing', mode), color(ground, mode))).toBeGreaterThan(3);
  });

  it('shows the border of a check box on every ground at 3 : 1', () => {
    for (const ground of ['bg', 'bg.panel', 'bg.raised', 'bg.subtle', 'bg.muted', 'accent.subtle'])
      for (const mode of [0, 1] as const)
        expect(contrast(color('fg.subtle', mode), color(ground, mode))).toBeGreaterThan(3);
  });

  it('tells layers apart in dark by their surface', () => {
    const layers = ['bg', 'bg.panel', 'bg.raised'].map((layer) => color(layer, 1));
    for (const [at, layer] of layers.slice(1).entries())
      expect(contrast(layer, layers[at] ?? layer)).toBeGreaterThan(1.05);
    expect(contrast(color('border.raised', 1), color('bg.raised', 1))).toBeGreaterThan(1.5);
  });

  it.each([
    ['the script before the first paint', beforePaintScript],
    ['the page', html],
  ])('are the same in %s', (_, source) => {
    const named = source.match(/#[0-9a-f]{6}\b/g) ?? [];
    expect([...new Set(named)].sort()).toEqual([...COLORS.bg.DEFAULT].sort());
  });
});
