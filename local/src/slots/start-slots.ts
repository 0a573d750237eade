import { createHash } from 'node:crypto';
import { REGION } from '@vibes/core/api/region';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { choosePorts, HOST } from '../emulators/choose-ports.ts';
import type { ChildProgram } from '../process/child-program.ts';
import { claimFolder } from '../world/claim-folder.ts';
import type { FunctionsSettings } from '../world/functions-environment.ts';
import { prepareMachine } from '../world/prepare-machine.ts';
import { ROOT } from '../world/world-paths.ts';
import { childFamily, type ChildFamily } from './child-family.ts';
import { forgetSlots, rememberSlots, SLOTS_FOLDER } from './running-slots.ts';
import { slotFolder, slotProject, type SlotSettings } from './slot-settings.ts';
import { openSlotsGateway } from './slots-gateway.ts';
import { startAuth } from './start-auth.ts';
import { startFirestore, registerTrigger } from './start-firestore.ts';
import { startSlot } from './start-slot.ts';

export interface Slots {
  /** Fulfilled with a sentence when a part ends by itself. */
  ended: Promise<string>;
  /** Stops all of it; safe to repeat. */
  stop: () => Promise<void>;
}

interface SlotsInput {
  count: number;
  env: FunctionsSettings;
  report: (line: string) => void;
  signal: AbortSignal;
}

const LOGS = join(SLOTS_FOLDER, 'logs');
/** The one trigger on documents, and the documents it is for. */
const TRIGGER = { name: 'onCreatorUpdated', document: 'users/{uid}/creators/{id}' };

/** Which of a hundred port ranges belongs to this clone, so that two clones may start at once. */
const RANGE = createHash('sha256').update(ROOT).digest().readUInt16BE() % 100;
/**
 * Below the ports that systems give to outgoing connections, so that a port stays free while its
 * slot is reloaded.
 */
const FIRST_PORT = 21_000 + RANGE * 100;
/** The number of ports each slot may choose from. */
const PORTS_EACH = 10;

/** Ports of every slot, chosen before any of them starts. */
async function planSlots(count: number) {
  const shared = await choosePorts({
    firestore: FIRST_PORT,
    firestore_websocket: FIRST_PORT + 1,
    door: FIRST_PORT + 2,
  });
  const slots = [];
  for (let slot = 1; slot <= count; slot += 1) {
    const first = FIRST_PORT + slot * PORTS_EACH;
    const ports = await choosePorts({
      web: first,
      functions: first + 1,
      auth: first + 2,
      hub: first + 3,
      logging: first + 4,
    });
    const folder = slotFolder(SLOTS_FOLDER, slot);
    slots.push({ project: slotProject(slot), folder, ports: { ...shared, ...ports } });
  }
  return { shared, slots };
}

async function raise(
  input: SlotsInput & { family: ChildFamily; onGateway: (close: () => void) => void },
) {
  const { family, signal, report } = input;
  await mkdir(LOGS, { recursive: true });
  const tools = await prepareMachine({ root: ROOT, env: process.env, report, signal });
  signal.throwIfAborted();

  const { shared, slots } = await planSlots(input.count);
  const processes = new Map<SlotSettings, ChildProgram>();
  const start = async (settings: SlotSettings) => {
    processes.set(settings, await startSlot({ settings, onStart: family.add, signal }));
  };
  const reload = async () => {
    const known = [...processes];
    await family.end(known.map(([, program]) => program));
    await Promise.all(known.map(([settings]) => start(settings)));
  };
  const gateway = await openSlotsGateway({
    port: shared.door,
    functions: new Map(slots.map(({ project, ports }) => [project, ports.functions])),
    reload,
  });
  input.onGateway(gateway.close);

  const onStart = family.add;
  await startFirestore({
    root: ROOT,
    logs: LOGS,
    java: tools.java,
    jar: tools.firestore.path,
    ports: shared,
    onStart,
    signal,
  });
  report(`Starting ${slots.length} slots …`);
  await Promise.all(
    slots.map(async ({ project, folder, ports }) => {
      await startAuth({ project, ports, folder: join(folder, 'auth'), onStart, signal });
      await registerTrigger({ ...TRIGGER, firestore: shared.firestore, project, region: REGION });
      await start({ project, folder, ports, env: input.env });
    }),
  );
  await rememberSlots({ count: slots.length, door: `http://${HOST}:${shared.door}` });
}

/**
 * Raises `count` slots side by side: a world for each test worker, so that tests share neither data
 * nor clock nor faults. All share one Firestore, each with a project of its own. Leaves nothing
 * running when it fails.
 */
export async function startSlots(input: SlotsInput): Promise<Slots> {
  const release = await claimFolder(SLOTS_FOLDER);
  const family = childFamily(SLOTS_FOLDER);
  let closeGateway = () => {};
  const stop = async () => {
    await forgetSlots();
    await family.end();
    closeGateway();
    await release();
  };
  try {
    await raise({ ...input, family, onGateway: (close) => (closeGateway = close) });
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended: family.surprise, stop };
}
