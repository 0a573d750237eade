import { DEFAULT_REGION } from '@vibes/core/api/region';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EMULATOR_PORTS } from '../emulators/choose-ports.ts';
import { keepData, keptData } from '../emulators/kept-data.ts';
import { startAuth } from '../emulators/start-auth.ts';
import { registerTrigger, startFirestore } from '../emulators/start-firestore.ts';
import { migrateKeptData } from '../migrate/migrate-kept-data.ts';
import { childFamily, type ChildFamily } from '../process/child-family.ts';
import type { ChildProgram } from '../process/child-program.ts';
import type { SlotSettings } from '../slots/slot-settings.ts';
import { openSlotsGateway } from '../slots/slots-gateway.ts';
import { claimFolder } from './claim-folder.ts';
import type { FunctionsSettings } from './functions-environment.ts';
import { planSlots, type Slots } from './plan-slots.ts';
import { prepareMachine } from './prepare-machine.ts';
import { startScheduleLoop } from './schedule-loop.ts';
import { readStack, type Stack } from './stack.ts';
import { pathsIn, ROOT, worldPaths, type WorldName } from './world-paths.ts';

export interface WorldInput {
  /**
   * The world `local` is for a person: it keeps its data and prefers the usual ports. In `slots`
   * nothing runs by the clock: `runSchedules` does it on demand.
   */
  name: WorldName;
  /** How many; one, unless given. */
  slots?: number;
  /** Forget the data of earlier starts. */
  fresh?: boolean;
  /** Settings of the functions, e.g. limits; the person's environment overrides them. */
  env?: FunctionsSettings;
  /** Called with the progress, a line at a time. */
  report?: (line: string) => void;
  /** Interrupts the start; what has begun is stopped again. */
  signal?: AbortSignal;
}

export interface World {
  /** The addresses of the first slot. */
  stack: Stack;
  /** Fulfilled with a sentence when a part ends by itself. */
  ended: Promise<string>;
  /** Saves the data if the world keeps any, then stops everything. Safe to repeat. */
  stop: () => Promise<void>;
}

interface Raised {
  family: ChildFamily;
  signal: AbortSignal;
  report: (line: string) => void;
  /** Called with what ends a part that is no program, as soon as it is there. */
  onPart: (end: () => void) => void;
}

/** The one trigger on documents, and the documents it is for. */
const TRIGGER = { name: 'onCreatorUpdated', document: 'users/{uid}/creators/{id}' };

const SLOT_PROGRAM = join(ROOT, 'local/src/slots/slot.ts');

/** Starts the process of a slot and returns when its stack.json exists. */
function startSlot(settings: SlotSettings, { family, signal }: Raised): Promise<ChildProgram> {
  const { stack, logs } = pathsIn(settings.folder);
  return family.start({
    name: `The slot ${settings.project}`,
    command: process.execPath,
    args: ['--import', 'tsx', SLOT_PROGRAM, JSON.stringify(settings)],
    cwd: ROOT,
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
    log_file: join(logs, 'slot.log'),
    // About two on an idle machine.
    seconds: 120,
    signal,
    check: () => readStack(stack),
  });
}

async function raise(input: WorldInput & Raised, slots: Slots) {
  const { name, family, signal, report } = input;
  const paths = worldPaths(name);
  const tools = await prepareMachine({ root: ROOT, env: process.env, report, signal });
  signal.throwIfAborted();

  const programs = new Map<SlotSettings, ChildProgram>();
  const start = async (settings: SlotSettings) => {
    programs.set(settings, await startSlot(settings, input));
  };
  const reload = async () => {
    await family.end([...programs.values()]);
    for (const { folder } of slots) await rm(pathsIn(folder).stack, { force: true });
    await Promise.all(slots.map(start));
  };
  const [first] = slots;
  const gateway = await openSlotsGateway({
    port: first.ports.eventarc,
    folder: paths.folder,
    functions: new Map(slots.map(({ project, ports }) => [project, ports.functions])),
    reload,
  });
  input.onPart(gateway.close);

  const data = await keptData(paths.data);
  const firestore = `http://127.0.0.1:${first.ports.firestore}`;
  report('Starting the emulators …');
  await startFirestore({
    root: ROOT,
    logs: paths.logs,
    java: tools.java,
    jar: tools.firestore,
    ports: first.ports,
    data: data?.firestore ?? null,
    family,
    signal,
  });
  if (data) await migrateKeptData({ project: first.project, firestore }, { report, signal });
  report('Starting the product …');
  await Promise.all(
    slots.map(async (slot) => {
      const { project, ports } = slot;
      const { folder, logs } = pathsIn(slot.folder);
      await startAuth({
        ...{ project, ports, folder: join(folder, 'auth'), logs, family, signal },
        data: data?.auth ?? null,
      });
      await registerTrigger({
        ...TRIGGER,
        firestore: ports.firestore,
        project,
        region: DEFAULT_REGION,
      });
      await start(slot);
    }),
  );
  const stack = await readStack(pathsIn(first.folder).stack);
  if (!stack) throw new Error('A slot that is ready has a stack.');
  if (name !== 'slots') input.onPart(startScheduleLoop({ ...stack, onFault: report }).stop);
  return { stack, programs };
}

/**
 * Raises a whole local world: builds what has changed, starts Firestore and, for each slot, an Auth
 * emulator and the product with its stand-ins. The slots run side by side on projects of their own
 * on the one Firestore, so that those who use them share neither data nor clock nor faults. Fails
 * with a sentence, and leaves nothing running.
 */
export async function startWorld(input: WorldInput): Promise<World> {
  const { name, report = () => undefined, signal = new AbortController().signal } = input;
  const { folder, data, stripe } = worldPaths(name);
  const isKept = name === 'local';
  const release = await claimFolder(folder);
  const family = childFamily(folder);
  const slots = await planSlots({ name, count: input.slots ?? 1, env: input.env ?? {} });
  const { hosting } = slots[0].ports;
  if (isKept && hosting !== EMULATOR_PORTS.hosting)
    report(`Port ${EMULATOR_PORTS.hosting} is taken, using ${hosting}.`);
  const ends: (() => void)[] = [];
  const forgetStacks = () =>
    Promise.all(slots.map((slot) => rm(pathsIn(slot.folder).stack, { force: true })));
  const endParts = () => ends.splice(0).forEach((part) => part());
  const end = async () => {
    endParts();
    await forgetStacks();
    await family.end();
    await release();
  };
  try {
    await forgetStacks();
    if (input.fresh || !isKept)
      for (const path of [data, stripe]) await rm(path, { recursive: true, force: true });
    for (const path of [folder, ...slots.map((slot) => slot.folder)])
      await mkdir(pathsIn(path).logs, { recursive: true });
    const onPart = (part: () => void) => void ends.push(part);
    const { stack, programs } = await raise({ ...input, family, signal, report, onPart }, slots);
    let isBroken = false;
    void family.surprise.then(() => (isBroken = true));
    const keep = async () => {
      endParts();
      await family.end([...programs.values()]);
      const { project, ports } = slots[0];
      await keepData({ folder: data, project, ports }).catch((error: unknown) => {
        // Nothing to keep when the emulators are gone.
        if (!isBroken) throw error;
      });
    };
    const keepAndEnd = async () => {
      try {
        if (isKept) await keep();
      } finally {
        await end();
      }
    };
    let stopping: Promise<void> | null = null;
    const stop = () => (stopping ??= keepAndEnd());
    return { stack, ended: family.surprise, stop };
  } catch (error) {
    await end();
    throw error;
  }
}
