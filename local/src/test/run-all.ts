import type { Check, CheckResult } from './check.ts';
import type { TestGroup } from './group-files.ts';
import { emulatorsWorld, slotsWorld, type RaisedWorld } from './raised-worlds.ts';
import { runCheck } from './run-check.ts';
import { runSideBySide } from './run-side-by-side.ts';
import { shardArguments, type Shard } from './shard.ts';
import { STATIC_CHECKS, staticCheck } from './static-check.ts';
import { testCheck } from './test-checks.ts';

/** Checks at once; each is bound by the processor. */
const WIDTH = 2;

const SIZE = staticCheck('size', 'size', 'web');

/** What is looked at once, however many machines share the tests. */
const onFirst = ({ index }: Shard, checks: readonly Check[]) => (index === 1 ? checks : []);

const fastChecks = (shard: Shard): Check[] => [
  testCheck('unit', { args: shardArguments(shard) }),
  ...onFirst(shard, STATIC_CHECKS),
];

/** What needs neither Java nor a browser. */
export const runFast = (shard: Shard, signal: AbortSignal): Promise<CheckResult[]> =>
  runSideBySide(fastChecks(shard), { width: WIDTH, signal, run: runCheck });

/** The checks that stand on a world, once it is up; stops it whatever happens. */
async function runOn(
  world: RaisedWorld,
  { first, then }: { first: readonly Check[]; then: readonly Check[] },
  signal: AbortSignal,
): Promise<CheckResult[]> {
  try {
    const begun = await runSideBySide([world.check, ...first], {
      width: WIDTH,
      signal,
      run: runCheck,
    });
    if (!world.isUp()) return begun;
    return [...begun, ...(await runSideBySide(then, { width: 1, signal, run: runCheck }))];
  } finally {
    await world.stop();
  }
}

/** Everything. The world of the tests is raised beside the checks that need none. */
export async function runAll(shard: Shard, signal: AbortSignal): Promise<CheckResult[]> {
  const tests = (...groups: TestGroup[]) =>
    groups.map((group) => testCheck(group, { args: shardArguments(shard) }));
  const onSlots = await runOn(
    slotsWorld(),
    {
      first: fastChecks(shard),
      then: [...onFirst(shard, [SIZE]), ...tests('integration', 'browser')],
    },
    signal,
  );
  // They are few: the first machine takes them all.
  if (shard.index > 1 || signal.aborted) return onSlots;
  const then = [testCheck('emulators', {}), testCheck('browser emulators', {})];
  return [...onSlots, ...(await runOn(emulatorsWorld(), { first: [], then }, signal))];
}
