/**
 * `npm test`: every check, a line each, and `N passed, N failed` as the last line. `--fast` leaves
 * out what needs Java or a browser, `--shard 1/3` runs a third, `--deep` all that is exhaustive.
 * Files given run alone, against `npm run world` when that is running.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../process/run-command.ts';
import { runMain } from '../process/run-main.ts';
import { ROOT } from '../world/world-paths.ts';
import type { CheckResult } from './check.ts';
import { measureSlowness } from './machine-slowness.ts';
import { runAll, runFast } from './run-all.ts';
import { runDeep } from './run-deep.ts';
import { runFiles } from './run-files.ts';
import { readShard } from './shard.ts';
import { summary } from './summary.ts';

/** The short name of the commit: what an ordinary run picks of the long tables moves with it. */
async function seedOfCommit(): Promise<string> {
  const args = ['rev-parse', '--short', 'HEAD'];
  const { code, output } = await runCommand({ command: 'git', args, cwd: ROOT });
  const seed = code === 0 ? output.trim() : 'no-commit';
  console.log(`Tables of thousands are tried in part, picked by VIBES_SEED=${seed}.`);
  return seed;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      fast: { type: 'boolean', default: false },
      deep: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
    },
    allowPositionals: true,
  });
  const { fast: isFast, deep: isDeep, shard } = values;
  return { isFast, isDeep, shard: readShard(shard), files: positionals };
}

function runChosen(signal: AbortSignal): Promise<CheckResult[]> {
  const { isFast, isDeep, shard, files } = readArguments();
  if (isDeep) return runDeep(signal);
  if (files.length > 0) return runFiles(files, signal);
  return isFast ? runFast(shard, signal) : runAll(shard, signal);
}

async function run(signal: AbortSignal): Promise<number> {
  const begin = performance.now();
  console.log(measureSlowness());
  process.env['VIBES_SEED'] ??= await seedOfCommit();
  const results = await runChosen(signal);
  if (signal.aborted) {
    console.log('Stopped.');
    return 130;
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(`\nAll of it took ${seconds.toFixed(1)} s.`);
  console.log(summary(results).join('\n'));
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
}

runMain(run);
