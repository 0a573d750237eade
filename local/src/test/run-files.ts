import { findRunningSlots, reloadSlots } from '../slots/running-slots.ts';
import { buildWhenStale } from '../world/build-when-stale.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Check, CheckResult } from './check.ts';
import { groupFiles, type TestGroup } from './group-files.ts';
import { emulatorsWorld, slotsWorld, type RaisedWorld } from './raised-worlds.ts';
import { runCheck } from './run-check.ts';
import { testCheck } from './test-checks.ts';

/** Takes the slots that `npm run world` keeps up, with what was changed since; false when none are up. */
async function useRunningSlots(signal: AbortSignal): Promise<boolean> {
  const slots = await findRunningSlots();
  if (!slots) return false;
  const input = { root: ROOT, signal };
  const functions = await buildWhenStale({ ...input, workspace: 'functions' });
  const web = await buildWhenStale({ ...input, workspace: 'web' });
  if (functions || web) await reloadSlots(slots);
  return true;
}

/** Runs `checks` in turn on a world that is raised for them, or on none. */
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

/** Runs checks on the slots that are up, else on some that are raised for them. */
export async function runOnSlots(
  checks: readonly Check[],
  signal: AbortSignal,
): Promise<CheckResult[]> {
  return runOn((await useRunningSlots(signal)) ? null : slotsWorld(), checks, signal);
}

const SLOT_GROUPS: readonly TestGroup[] = ['integration', 'browser'];
const EMULATOR_GROUPS: readonly TestGroup[] = ['emulators', 'browser emulators'];

/** The tests in the files named, each on what it needs. */
export async function runFiles(
  files: readonly string[],
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const groups = [...groupFiles(files)];
  const of = (wanted: readonly TestGroup[]) =>
    groups
      .filter(([group]) => wanted.includes(group))
      .map(([group, args]) => testCheck(group, { args, isLive: true }));
  const results = await runOn(null, of(['unit']), signal);
  const onSlots = of(SLOT_GROUPS);
  if (onSlots.length > 0) results.push(...(await runOnSlots(onSlots, signal)));
  const onEmulators = of(EMULATOR_GROUPS);
  if (onEmulators.length > 0) results.push(...(await runOn(emulatorsWorld(), onEmulators, signal)));
  return results;
}
