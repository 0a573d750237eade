import { BROWSER_CHECK } from './browser-check.ts';
import type { Check, CheckResult } from './check.ts';
import type { TestGroup } from './group-files.ts';
import { QUERIES_CHECK } from './queries-check.ts';
import { runCheck } from './run-check.ts';
import { runSideBySide } from './run-side-by-side.ts';
import { shardArguments, type Shard } from './shard.ts';
import { slotsWorld } from './slots-world.ts';
import { STATIC_CHECKS, staticCheck } from './static-check.ts';
import { testCheck } from './test-checks.ts';

/** Checks at once; each is bound by the processor. */
const WIDTH = 2;

const SIZE = staticCheck('size', 'size', 'web');

/** The checks that run once, however many machines share the tests. */
const onFirst = ({ index }: Shard, checks: readonly Check[]) => (index === 1 ? checks : []);

const fastChecks = (shard: Shard): Check[] => [
  testCheck('unit', { args: shardArguments(shard) }),
  ...onFirst(shard, STATIC_CHECKS),
];

/** What needs neither Java nor a browser. */
export const runFast = (shard: Shard, signal: AbortSignal): Promise<CheckResult[]> =>
  runSideBySide(fastChecks(shard), { width: WIDTH, signal, run: runCheck });

/** Everything. The slots of the tests are raised beside the checks that need none. */
export async function runAll(shard: Shard, signal: AbortSignal): Promise<CheckResult[]> {
  const tests = (...groups: TestGroup[]) =>
    groups.map((group) => testCheck(group, { args: shardArguments(shard) }));
  const slots = slotsWorld();
  try {
    const [browser, others] = await Promise.all([
      runCheck(BROWSER_CHECK, signal),
      runSideBySide([slots.check, ...fastChecks(shard), ...tests('components')], {
        width: WIDTH,
        signal,
        run: runCheck,
      }),
    ]);
    const begun = [browser, ...others];
    if (!slots.isUp()) return begun;
    const onSlots = [...onFirst(shard, [SIZE]), ...tests('integration', 'browser')];
    const ended = await runSideBySide(onSlots, { width: 1, signal, run: runCheck });
    const isWhole = shard.count === 1 && !signal.aborted;
    return [...begun, ...ended, ...(isWhole ? [await runCheck(QUERIES_CHECK, signal)] : [])];
  } finally {
    await slots.stop();
  }
}
