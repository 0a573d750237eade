import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../src/world/world-paths.ts';
import { ownFiles } from './own-files.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** The articles of the blog link to addresses of the site. */
const PAGES = ownFiles(/\.md$/).filter((path) => !path.startsWith('web/src/site/'));

/** A heading as GitHub names it in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const anchorsIn = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it.each(PAGES)('%s links to nothing that is gone', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)];
  const dead = links.filter(([, link = '']) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : join(dirname(page), file);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
  });
  expect(dead.map(([, link]) => link)).toEqual([]);
});

describe('the three first changes of CONTRIBUTING.md', () => {
  const [, recipes = ''] =
    /## Three first changes\n([\s\S]*?)\n## /.exec(read('CONTRIBUTING.md')) ?? [];
  const steps = recipes.match(/^\d\. .*/gm) ?? [];
  const places = steps.map((step) => {
    const [, names = '', file = ''] = /^\d\. (.+?) in `([^`]+)`/.exec(step) ?? [];
    return { step, file, names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) };
  });

  it('are of a few steps each', () => {
    expect(recipes.match(/^\*\*/gm)).toHaveLength(3);
    expect(steps.length).toBeGreaterThan(9);
  });

  it.each(places)('$step', ({ file, names }) => {
    expect(names).not.toEqual([]);
    for (const name of names)
      expect(read(file)).toMatch(new RegExp(`^(?:export )?(?:const|function) ${name}\\b`, 'm'));
  });
});

describe('what is read first is short', () => {
  it('README.md has at most 40 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('ARCHITECTURE.md has at most 4,500 words, and 25 that it explains', () => {
    const text = read('ARCHITECTURE.md');
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(4500);
    const [, words = ''] = /\n## Words\n([\s\S]*?)\n## /.exec(text) ?? [];
    expect(words.match(/^\| \*\*/gm)?.length).toBeLessThanOrEqual(25);
  });
});
