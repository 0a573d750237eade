import { BROWSER_CHECK } from './browser-check.ts';
import type { Check, CheckResult } from './check.ts';
import type { TestGroup } from './group-files.ts';
import { emulatorsWorld, slotsWorld } from './raised-worlds.ts';
import { runCheck } from './run-check.ts';
import { runSideBySide } from './run-side-by-side.ts';
import { shardArguments, type Shard } from './shard.ts';
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

const roundRobin = (checks: readonly Check[], signal: AbortSignal) =>
  runSideBySide(checks, { width: 1, signal, run: runCheck });

/** The few tests that need the real emulators, in a world of their own. */
async function runOnEmulators(signal: AbortSignal): Promise<CheckResult[]> {
  const world = emulatorsWorld({ isBuilt: true });
  try {
    const raised = await runCheck(world.check, signal);
    if (!world.isUp()) return [raised];
    const tests = [testCheck('emulators', {}), testCheck('browser emulators', {})];
    return [raised, ...(await roundRobin(tests, signal))];
  } finally {
    await world.stop();
  }
}

/**
 * Everything. The slots of the tests are raised beside the checks that need none; the tests on the
 * emulators, which often wait, run beside the many on the slots. The first machine runs them all.
 */
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
    const rest = await Promise.all([
      roundRobin(onSlots, signal),
      shard.index === 1 ? runOnEmulators(signal) : [],
    ]);
    return [...begun, ...rest.flat()];
  } finally {
    await slots.stop();
  }
}
