import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Check, CheckResult, TestCounts } from './check.ts';
import { countPlaywright } from './playwright-report.ts';
import { countVitest } from './vitest-report.ts';

const REPORTS = join(ROOT, '.local/reports');

export interface Runner {
  /** The name of the check. */
  name: string;
  /** A project of the runner's config. */
  project: string;
  env?: Record<string, string>;
  /** More arguments: files, a shard. */
  args?: readonly string[];
  /** Prints each test as it ends, for a run of a few files. */
  isLive?: boolean;
}

/** A test runner, and the arguments that make it write a JSON report to the file `report`. */
interface Tool {
  command: string;
  args: (asked: { project: string; isLive: boolean; report: string }) => readonly string[];
  env: (report: string) => Record<string, string>;
  count: (report: unknown) => TestCounts;
}

const VITEST: Tool = {
  command: 'vitest',
  args: ({ project, isLive, report }) => [
    ...['run', '--project', project],
    ...[`--reporter=${isLive ? 'default' : 'minimal'}`, '--reporter=json'],
    `--outputFile.json=${report}`,
  ],
  env: () => ({}),
  count: countVitest,
};

const PLAYWRIGHT: Tool = {
  command: 'playwright',
  args: ({ project, isLive }) => [
    'test',
    `--project=${project}`,
    `--reporter=${isLive ? 'list' : 'dot'},json`,
  ],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  count: countPlaywright,
};

/** Codes of color are for a terminal. */
const plain = () => (process.stdout.isTTY ? {} : { NO_COLOR: '1' });

/** Runs the tool and counts by its report; a run without a report has failed. */
async function runAndCount(tool: Tool, runner: Runner, signal: AbortSignal): Promise<CheckResult> {
  const { project, isLive = false } = runner;
  const report = join(REPORTS, `${tool.command}-${project}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(report, { force: true });
  const { code, output } = await runCommand({
    command: join(ROOT, 'node_modules/.bin', tool.command),
    args: [...tool.args({ project, isLive, report }), ...(runner.args ?? [])],
    cwd: ROOT,
    env: { ...process.env, ...plain(), ...runner.env, ...tool.env(report) },
    signal,
    ...(isLive && { onOutput: (chunk) => process.stdout.write(chunk) }),
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  const said = isLive ? '' : output;
  if (text === null) return { passed: 0, failed: 1, output: said };
  const counts = tool.count(JSON.parse(text));
  const isBroken = code !== 0 && counts.failed === 0;
  return { ...counts, failed: isBroken ? 1 : counts.failed, output: said };
}

const checkBy =
  (tool: Tool) =>
  (runner: Runner): Check => ({
    name: runner.name,
    run: (signal) => runAndCount(tool, runner, signal),
  });

/** The tests of one project of vitest.config.ts. */
export const vitestCheck = checkBy(VITEST);

/** The tests of one project of playwright.config.ts. */
export const playwrightCheck = checkBy(PLAYWRIGHT);
