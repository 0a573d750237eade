/**
 * `npm test`: every check, a line each, and `N passed, N failed` as the last line. `--fast` leaves
 * out what needs Java or a browser, `--shard 1/3` runs a third, `--soak` runs the long tests,
 * `--attack` every hostile case. Files given run alone, against `npm run world` when that is
 * running.
 */
import { parseArgs } from 'node:util';
import { runMain } from '../process/run-main.ts';
import { readShard } from './shard.ts';
import type { CheckResult } from './check.ts';
import { runAll, runFast } from './run-all.ts';
import { runAttack } from './run-attack.ts';
import { runFiles } from './run-files.ts';
import { runSoak } from './run-soak.ts';
import { summary } from './summary.ts';

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      fast: { type: 'boolean', default: false },
      soak: { type: 'boolean', default: false },
      attack: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
    },
    allowPositionals: true,
  });
  const { fast: isFast, soak: isSoak, attack: isAttack, shard } = values;
  return { isFast, isSoak, isAttack, shard: readShard(shard), files: positionals };
}

function runChosen(signal: AbortSignal): Promise<CheckResult[]> {
  const { isFast, isSoak, isAttack, shard, files } = readArguments();
  if (isSoak) return runSoak(signal);
  if (isAttack) return runAttack(signal);
  if (files.length > 0) return runFiles(files, signal);
  return isFast ? runFast(shard, signal) : runAll(shard, signal);
}

async function run(signal: AbortSignal): Promise<number> {
  const begin = performance.now();
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
