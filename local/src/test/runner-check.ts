import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Check, CheckResult, TestCounts } from './check.ts';
import { countPlaywright } from './playwright-report.ts';
import { countVitest } from './vitest-report.ts';

const REPORTS = join(ROOT, '.local/reports');

/** Runs a test runner and counts by its JSON report; a runner that wrote none has failed. */
async function runAndCount(input: {
  name: string;
  tool: string;
  args: (report: string) => readonly string[];
  env: (report: string) => Record<string, string>;
  count: (report: unknown) => TestCounts;
  isLive: boolean;
  signal: AbortSignal;
}): Promise<CheckResult> {
  const report = join(REPORTS, `${input.name}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(report, { force: true });
  const { code, output } = await runCommand({
    command: join(ROOT, 'node_modules/.bin', input.tool),
    args: input.args(report),
    cwd: ROOT,
    env: { ...process.env, ...input.env(report) },
    signal: input.signal,
    ...(input.isLive && { onOutput: (chunk) => process.stdout.write(chunk) }),
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  const said = input.isLive ? '' : output;
  if (text === null) return { passed: 0, failed: 1, output: said };
  const counts = input.count(JSON.parse(text));
  const isBroken = code !== 0 && counts.failed === 0;
  return { ...counts, failed: isBroken ? 1 : counts.failed, output: said };
}

export interface Runner {
  /** Of the check. */
  name: string;
  /** A project of the runner's config. */
  project: string;
  env?: Record<string, string>;
  /** More arguments: files, a shard. */
  args?: readonly string[];
  /** Each test is told as it ends, for whoever waits for a few. */
  isLive?: boolean;
}

/** The tests of one project of vitest.config.ts. */
export const vitestCheck = ({
  name,
  project,
  env = {},
  args = [],
  isLive = false,
}: Runner): Check => ({
  name,
  run: (signal) =>
    runAndCount({
      name: `vitest-${project}`,
      tool: 'vitest',
      args: (report) => [
        ...['run', '--project', project],
        ...[
          `--reporter=${isLive ? 'default' : 'dot'}`,
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        ...args,
      ],
      env: () => env,
      count: countVitest,
      isLive,
      signal,
    }),
});

/** The tests of one project of playwright.config.ts. */
export const playwrightCheck = ({
  name,
  project,
  env = {},
  args = [],
  isLive = false,
}: Runner): Check => ({
  name,
  run: (signal) =>
    runAndCount({
      name: `playwright-${project}`,
      tool: 'playwright',
      args: () => [
        'test',
        `--project=${project}`,
        `--reporter=${isLive ? 'list' : 'dot'},json`,
        ...args,
      ],
      env: (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      count: countPlaywright,
      isLive,
      signal,
    }),
});
