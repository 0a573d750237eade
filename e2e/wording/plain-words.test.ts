import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productFiles, textsOf } from './product-texts.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/writing.md'), 'utf8');

/** The left column of the guide's table: what no word of a text may begin with. */
const [, TABLE = ''] = /\n## Words we do not use\n([\s\S]*?)(?:\n## |$)/.exec(GUIDE) ?? [];
const NEVER = [...TABLE.matchAll(/^\| ([^|]+?) *\|/gm)]
  .slice(2)
  .flatMap(([, words = '']) => words.split(', '));

const never = new RegExp(`(?<!\\p{L})(?:${NEVER.join('|')})`, 'iu');

it('no text of the product has a word that the writing guide rules out', () => {
  expect(NEVER).toContain('e-mail');
  const files = productFiles();
  for (const part of ['core', 'functions', 'shortcut', 'web', 'local'])
    expect(files.some(({ file }) => file.startsWith(`${part}/`))).toBe(true);
  const found = files
    .filter(({ source }) => never.test(source.replace(/\s+/g, ' ')))
    .flatMap(textsOf)
    .filter(({ text }) => never.test(text));
  expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

it('strings, templates and JSX are looked through, comments and codes are not', () => {
  const source = `// an e-mail
    const code = 'e-mail';
    const said = \`Your e-mail to \${name} is on its way\`;
    export const Shown = () => <p title="Your e-mail">An
      e-mail for you</p>;`;
  const found = textsOf({ file: 'shown.tsx', source }).filter(({ text }) => never.test(text));
  expect(found.map(({ text }) => text)).toEqual([
    'Your e-mail to',
    'Your e-mail',
    'An e-mail for you',
  ]);
});
