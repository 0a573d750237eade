import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/world/world-paths.ts';
import { ownFiles } from './own-files.ts';

/** Empty where the sources came without their history. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

/** The words that `docs/writing.md` rules out of comments, docs and commit subjects. */
const [, TABLE = ''] = readFileSync(join(ROOT, 'docs/writing.md'), 'utf8').split(
  '## In comments, docs and commits',
);
const NEVER = [...TABLE.matchAll(/^\| ([^|]+?) *\|/gm)]
  .slice(2)
  .flatMap(([, words = '']) => words.split(', '));
/** "Stands for" is plain, and so is "no more than". */
const never = new RegExp(`\\b(?:${NEVER.join('|')})\\b(?! for\\b| than\\b| \\w*mail)`, 'i');

/** The comments of a source, line by line; all lines of a text but for its blocks of code. */
function said(file: string, text: string): string[] {
  if (file.endsWith('.md')) return text.replace(/^```[\s\S]*?^```/gm, '').split('\n');
  return text
    .split('\n')
    .flatMap((line) => /(?:^|\s)(?:\/\/|\/\*\*?|\*)\s(.*)/.exec(line)?.[1] ?? []);
}

it('no comment and no document has a word that the writing guide rules out', () => {
  expect(NEVER).toContain('anew');
  const files = ownFiles(/\.(?:tsx?|mjs|md)$/).filter(
    (file) => !/samples|\/articles\/|docs\/writing\.md/.test(file),
  );
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    said(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter((line) => never.test(line.replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('no commit since this check has such a word in its subject', () => {
  const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'local/test/writing.test.ts')
    .trim()
    .split('\n')
    .slice(-1);
  const subjects = first ? git('log', '--format=%s', `${first}..HEAD`).trim().split('\n') : [];
  expect(subjects.filter((subject) => never.test(subject))).toEqual([]);
});
