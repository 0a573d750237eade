import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
} from 'dependency-cruiser';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../src/world/world-paths.ts';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IFlattenedRuleSet['forbidden'];
  options: ICruiseOptions;
};

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'law-'))));
afterEach(() => rm(root, { recursive: true }));

/** The rules that these files break, by name. Each file holds imports only. */
async function broken(files: Record<string, string[]>): Promise<string[]> {
  for (const [file, imports] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    const lines = imports.map((path) => `import { one } from '${path}';\n`);
    await writeFile(join(root, file), `${lines.join('')}export const one = 1;\n`);
  }
  const { exclude } = options;
  const { output } = await cruise(['.'], {
    ...{ baseDir: root, validate: true, tsPreCompilationDeps: true },
    ...(exclude && { exclude }),
    ruleSet: { forbidden: forbidden ?? [] },
  });
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

describe('a folder that no rule names', () => {
  const run = 'functions/src/brand-new/run-it.ts';
  const step = 'functions/src/brand-new/find-it.ts';

  it('falls under the law of the workflows', async () => {
    const found = await broken({
      'functions/src/adapters/http/ask.ts': [],
      'functions/src/capture/read-it.ts': [],
      [run]: ['../adapters/http/ask.ts', '../capture/read-it.ts'],
    });
    expect(found.toSorted()).toEqual([
      `only-wiring-sees-adapters: ${run}`,
      `workflows-know-steps-and-ports-only: ${run}`,
      `workflows-know-steps-and-ports-only: ${run}`,
    ]);
  });

  it('composes its steps in run-*.ts alone', async () => {
    const found = await broken({
      'functions/src/steps/load-it.ts': [],
      'functions/src/brand-new/write-it.ts': [],
      [step]: ['./write-it.ts', '../steps/load-it.ts'],
      [run]: [`./find-it.ts`, './write-it.ts', '../steps/load-it.ts'],
    });
    expect(found).toEqual([`steps-do-not-import-steps: ${step}`]);
  });
});

it('the product imports nothing of its tests, in any workspace', async () => {
  const found = await broken({
    'functions/test/models/memory-it.ts': [],
    'functions/src/ports/it.ts': ['../../test/models/memory-it.ts'],
    'e2e/support/it.ts': [],
    'local/src/world/it.ts': ['../../../e2e/support/it.ts'],
  });
  expect(found).toContain('the-product-knows-no-test: functions/src/ports/it.ts');
  expect(found).toContain('the-product-knows-no-test: local/src/world/it.ts');
});

it('shared steps know no workflow, and ports no step', async () => {
  const found = await broken({
    'functions/src/delivery/run-it.ts': [],
    'functions/src/steps/do-it.ts': ['../delivery/run-it.ts'],
    'functions/src/ports/it.ts': ['../steps/do-it.ts'],
  });
  expect(found.toSorted()).toEqual([
    'ports-know-core-only: functions/src/ports/it.ts',
    'steps-know-ports-only: functions/src/steps/do-it.ts',
  ]);
});

describe('the table of folders in ARCHITECTURE.md', () => {
  /** `functions/src/capture/`, `delivery/`: the second is beside the first. */
  async function listed(): Promise<string[]> {
    const text = await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    const table = /\n\| folder .*\n\| -.*\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
    const workflows = /\nThe workflows: (.*)\n/.exec(text)?.[1] ?? '';
    const named = [workflows, ...table.split('\n').map((row) => row.split('|')[1] ?? '')];
    return named.flatMap((names) => {
      const [first = '', ...others] = [...names.matchAll(/`([^`]+)\/`/g)].map(
        ([, folder = '']) => folder,
      );
      return first === '' ? [] : [first, ...others.map((name) => join(dirname(first), name))];
    });
  }
  const foldersIn = async (path: string) =>
    (await readdir(join(ROOT, path), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(path, name));

  it('names each folder of functions and of the app, and none that is not there', async () => {
    const there = await Promise.all(['functions/src', 'web/src'].map(foldersIn));
    const whole = ['core/src', 'functions/test/models', 'shortcut/src', 'local/src', 'e2e'];
    expect((await listed()).toSorted()).toEqual([...there.flat(), ...whole].toSorted());
    for (const folder of whole) expect(await readdir(join(ROOT, folder))).not.toEqual([]);
  });
});
