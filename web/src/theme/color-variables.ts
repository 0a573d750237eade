import { COLORS } from './colors.ts';

const MODES = { light: 0, dark: 1 } as const;

/** `--fg-muted: #5c554c;` and so on: the colors of one mode as custom properties. */
function declarations(mode: keyof typeof MODES): string {
  const groups: Record<string, Record<string, readonly [string, string]>> = COLORS;
  const lines = Object.entries(groups).flatMap(([group, shades]) =>
    Object.entries(shades).map(([shade, values]) => {
      const name = shade === 'DEFAULT' ? group : `${group}-${shade}`;
      return `--${name}:${values[MODES[mode]]};`;
    }),
  );
  return `${lines.join('')}color-scheme:${mode};`;
}

/**
 * The colors of both modes for pages without Chakra. The class set before the first paint decides;
 * without scripts the device does. A band is dark in both.
 */
export const colorVariables = (): string =>
  [
    `:root{${declarations('light')}}`,
    `.band,:root.dark{${declarations('dark')}}`,
    `@media (prefers-color-scheme:dark){:root:not(.light){${declarations('dark')}}}`,
  ].join('\n');
