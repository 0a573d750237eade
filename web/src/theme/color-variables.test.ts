import { describe, expect, it } from 'vitest';
import { colorVariables } from './color-variables.ts';
import { COLORS } from './colors.ts';

const css = colorVariables();
/** The declarations of the rule that begins with this selector. */
function rule(selector: string): string[] {
  const begin = css.indexOf(`${selector}{`) + selector.length + 1;
  return css.slice(begin, css.indexOf('}', begin)).split(';').filter(Boolean);
}

const DARK = ':root.dark';
const DARK_DEVICE = ':root:not(.light)';

describe('the colors as custom properties', () => {
  it.each([
    ['light', ':root', 0],
    ['dark', DARK, 1],
  ] as const)('are all there in %s', (mode, selector, index) => {
    const wanted = Object.entries(COLORS).flatMap(([group, shades]) =>
      Object.entries(shades).map(([shade, values]: [string, readonly [string, string]]) =>
        shade === 'DEFAULT'
          ? `--${group}:${values[index]}`
          : `--${group}-${shade}:${values[index]}`,
      ),
    );
    expect(rule(selector)).toEqual([...wanted, `color-scheme:${mode}`]);
  });

  it('are the dark ones on a dark device whose page has no choice stored', () => {
    expect(css).toContain(`@media (prefers-color-scheme:dark){${DARK_DEVICE}{`);
    expect(rule(DARK_DEVICE)).toEqual(rule(DARK));
  });

  it('have each a name of its own', () => {
    const names = rule(':root').map((line) => line.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});
