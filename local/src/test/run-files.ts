import { findRunningSlots, reloadSlots } from '../slots/running-slots.ts';
import { buildWhenStale } from '../world/build-when-stale.ts';
import { ROOT } from '../world/world-paths.ts';
import type { CheckResult } from './check.ts';
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

/** Runs `groups` on a world that is raised for them, or on none. */
async function runGroups(
  groups: readonly [TestGroup, readonly string[]][],
  world: RaisedWorld | null,
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  try {
    if (world) results.push(await runCheck(world.check, signal));
    if (world && !world.isUp()) return results;
    for (const [group, files] of groups) {
      if (signal.aborted) break;
      results.push(await runCheck(testCheck(group, { args: files, isLive: true }), signal));
    }
    return results;
  } finally {
    await world?.stop();
  }
}

const SLOT_GROUPS: readonly TestGroup[] = ['integration', 'browser'];
const EMULATOR_GROUPS: readonly TestGroup[] = ['emulators', 'browser emulators'];

/** The tests in the files named, each on what it needs. */
export async function runFiles(
  files: readonly string[],
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const groups = [...groupFiles(files)];
  const of = (wanted: readonly TestGroup[]) => groups.filter(([group]) => wanted.includes(group));
  const results = await runGroups(of(['unit']), null, signal);
  const onSlots = of(SLOT_GROUPS);
  if (onSlots.length > 0) {
    const world = (await useRunningSlots(signal)) ? null : slotsWorld();
    results.push(...(await runGroups(onSlots, world, signal)));
  }
  const onEmulators = of(EMULATOR_GROUPS);
  if (onEmulators.length > 0)
    results.push(...(await runGroups(onEmulators, emulatorsWorld(), signal)));
  return results;
}
