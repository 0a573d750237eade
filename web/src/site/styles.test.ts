import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { colorVariables } from '../theme/color-variables.ts';
import { STATUS_COLORS } from '../theme/status-disc.tsx';

/** Checks what browsers do not report about style sheets: to them an undefined name is no error. */

const room = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.(css|tsx?)$/.test(file),
);
const sources = files.map((file) => [file, readFileSync(join(room, file), 'utf8')] as const);
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const known = new Set(
  [colorVariables(), ...sources.map(([, text]) => text)].flatMap((text) =>
    namesIn(text, /(--[\w-]+)['"]?\s*:/g),
  ),
);

it('every status has its color', () => {
  const marks = sources.find(([file]) => file.endsWith('status-mark.css'))?.[1];
  for (const name of Object.values(STATUS_COLORS).map((color) => color.replace('.', '-')))
    expect(marks).toContain(`.${name} {\n  color: var(--${name});`);
});

describe.each(sources)('%s', (file, text) => {
  it('takes only custom properties that exist', () => {
    expect(namesIn(text, /var\(\s*(--[\w-]+)/g).filter((name) => !known.has(name))).toEqual([]);
  });

  it('defines no color of its own', () => {
    // In code `#` also begins a fragment: a color is in quotes there.
    const color = file.endsWith('.css') ? /(#[\da-f]{3,8})\b/gi : /['"](#[\da-f]{3,8})['"]/gi;
    expect(namesIn(text, color)).toEqual([]);
  });

  it('loads nothing from another origin', () => {
    expect(namesIn(text, /(?:url\(|@import)\s*['"]?(https?:|\/\/)/g)).toEqual([]);
  });
});
