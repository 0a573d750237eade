import { createHash } from 'node:crypto';
import { choosePorts, EMULATOR_PORTS, type EmulatorPorts } from '../emulators/choose-ports.ts';
import type { SlotSettings } from '../slots/slot-settings.ts';
import type { FunctionsSettings } from './functions-environment.ts';
import { ROOT, slotFolder, worldPaths, type WorldName } from './world-paths.ts';

/** Which of a hundred port ranges belongs to this clone, so that two clones may start at once. */
const RANGE = createHash('sha256').update(ROOT).digest().readUInt16BE() % 100;
/**
 * Below the ports that systems give to outgoing connections, so that a port stays free while its
 * slot is reloaded.
 */
const FIRST_PORT = 21_000 + RANGE * 100;
/** The number of ports each slot may choose from. */
const PORTS_EACH = 10;

const ownPorts = (slot: number): EmulatorPorts => {
  const names = Object.keys(EMULATOR_PORTS);
  const first = FIRST_PORT + slot * PORTS_EACH;
  return Object.fromEntries(names.map((name, at) => [name, first + at])) as EmulatorPorts;
};

/** At least one. All share one Firestore, and the gateway of its events. */
export type Slots = [SlotSettings, ...SlotSettings[]];

/**
 * The slots of a world, with ports chosen before any of them starts. Ids of projects that begin
 * with `demo-` never reach Google.
 */
export async function planSlots(input: {
  name: WorldName;
  count: number;
  env: FunctionsSettings;
}): Promise<Slots> {
  const { name, env } = input;
  const { folder } = worldPaths(name);
  const plan = async (slot: number): Promise<SlotSettings> => ({
    project: name === 'slots' ? `demo-vibes-${slot}` : 'demo-vibes',
    folder: name === 'slots' ? slotFolder(folder, slot) : folder,
    ports: await choosePorts(name === 'local' ? EMULATOR_PORTS : ownPorts(slot)),
    env,
    is_kept: name === 'local',
  });
  const slots: Slots = [await plan(1)];
  const { firestore, firestore_websocket, eventarc } = slots[0].ports;
  for (let slot = 2; slot <= input.count; slot += 1) {
    const { ports, ...own } = await plan(slot);
    slots.push({ ...own, ports: { ...ports, firestore, firestore_websocket, eventarc } });
  }
  return slots;
}
