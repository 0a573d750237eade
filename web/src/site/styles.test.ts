import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { colorVariables } from '../theme/color-variables.ts';
import { STATUS_COLORS } from '../theme/status-disc.tsx';

/** What the browser cannot tell us of style sheets: a name nobody has set is no error there. */

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

it('every status has its colour', () => {
  const marks = sources.find(([file]) => file.endsWith('status-mark.css'))?.[1];
  for (const name of Object.values(STATUS_COLORS).map((color) => color.replace('.', '-')))
    expect(marks).toContain(`.${name} {\n  color: var(--${name});`);
});

describe.each(sources)('%s', (file, text) => {
  it('takes only custom properties that exist', () => {
    expect(namesIn(text, /var\(\s*(--[\w-]+)/g).filter((name) => !known.has(name))).toEqual([]);
  });

  it('names no colour of its own', () => {
    // In code `#` begins a fragment as well: a colour stands in quotes there.
    const color = file.endsWith('.css') ? /(#[\da-f]{3,8})\b/gi : /['"](#[\da-f]{3,8})['"]/gi;
    expect(namesIn(text, color)).toEqual([]);
  });

  it('takes nothing from another origin', () => {
    expect(namesIn(text, /(?:url\(|@import)\s*['"]?(https?:|\/\/)/g)).toEqual([]);
  });
});
