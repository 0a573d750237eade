import { buildWhenStale } from '../world/build-when-stale.ts';
import { findRunningSlots, reloadSlots } from '../world/running-slots.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Check, CheckResult } from './check.ts';
import { groupFiles, type TestGroup } from './group-files.ts';
import { runCheck } from './run-check.ts';
import { slotsWorld, type RaisedWorld } from './slots-world.ts';
import { testCheck } from './test-checks.ts';

/** Uses the slots of `npm run world`, with the changes made since; false when none are running. */
async function useRunningSlots(signal: AbortSignal): Promise<boolean> {
  const slots = await findRunningSlots();
  if (!slots) return false;
  const input = { root: ROOT, signal };
  const functions = await buildWhenStale({ ...input, workspace: 'functions' });
  const web = await buildWhenStale({ ...input, workspace: 'web' });
  if (functions || web) await reloadSlots(slots);
  return true;
}

/** Runs `checks` one after the other on a world that is raised for them, or on none. */
async function runOn(
  world: RaisedWorld | null,
  checks: readonly Check[],
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  try {
    if (world) results.push(await runCheck(world.check, signal));
    if (world && !world.isUp()) return results;
    for (const check of checks) {
      if (signal.aborted) break;
      results.push(await runCheck(check, signal));
    }
    return results;
  } finally {
    await world?.stop();
  }
}

const SLOT_GROUPS: readonly TestGroup[] = ['integration', 'browser'];

/** Runs the tests in the given files, each on the world it needs. */
export async function runFiles(
  files: readonly string[],
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const groups = [...groupFiles(files)];
  const of = (wanted: readonly TestGroup[]) =>
    groups
      .filter(([group]) => wanted.includes(group))
      .map(([group, args]) => testCheck(group, { args, isLive: true }));
  const results = await runOn(null, of(['unit', 'components']), signal);
  const onSlots = of(SLOT_GROUPS);
  if (onSlots.length > 0) {
    const world = (await useRunningSlots(signal)) ? null : slotsWorld();
    results.push(...(await runOn(world, onSlots, signal)));
  }
  return results;
}
