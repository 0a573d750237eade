import { REGION } from '@vibes/core/api/region';
import { mkdir, rm } from 'node:fs/promises';
import { EMULATOR_PORTS, HOST, type EmulatorPorts } from '../emulators/choose-ports.ts';
import { migrateKeptData } from '../migrate/migrate-kept-data.ts';
import { waitUntil } from '../process/wait-until.ts';
import { claimFolder } from './claim-folder.ts';
import { functionsEnvironment, type FunctionsSettings } from './functions-environment.ts';
import { keepData } from './keep-data.ts';
import { prepareMachine } from './prepare-machine.ts';
import { raiseEmulators } from './raise-emulators.ts';
import { startScheduleLoop } from './schedule-loop.ts';
import { seedDemoAccount } from './seed-demo-account.ts';
import { writeStack, type Stack } from './stack.ts';
import { startStandIns } from './stand-ins.ts';
import { stripeSettings } from './stripe-settings.ts';
import { warmUpEndpoints } from './warm-up-endpoints.ts';
import { ROOT, worldPaths, type WorldName } from './world-paths.ts';

/** Ids that begin with `demo-` never reach Google. */
const PROJECT = 'demo-vibes';

export interface WorldInput {
  name: WorldName;
  /** The product is built and in use by others: it is not built again. */
  isBuilt?: boolean;
  /** Forget the data of earlier starts. Only the world of `npm start` keeps any. */
  fresh?: boolean;
  /** Ports to prefer to Firebase's own; a taken one is replaced all the same. */
  ports?: Partial<EmulatorPorts>;
  /** Settings of the functions, e.g. limits; the person's environment overrides them. */
  env?: FunctionsSettings;
  /** False: nothing runs by the clock, `runSchedules` does it on demand. */
  hasScheduleLoop?: boolean;
  /** Called with the progress, a line at a time. */
  report?: (line: string) => void;
  /** Interrupts the start; what has begun is stopped again. */
  signal?: AbortSignal;
}

export interface World {
  stack: Stack;
  /** Path of the file that holds `stack`. */
  stack_file: string;
  /** Fulfilled with a sentence when a child ends, wanted or not. */
  ended: Promise<string>;
  /**
   * Saves the data if the world keeps any, then stops everything, last begun first. Safe to repeat.
   */
  stop: () => Promise<void>;
}

/** Cleanup steps, run in reverse order; each once, also when one fails. */
function createTeardown() {
  const steps: (() => void | Promise<void>)[] = [];
  return {
    add: (step: () => void | Promise<void>) => void steps.push(step),
    run: async () => {
      const faults: unknown[] = [];
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step();
        } catch (error) {
          faults.push(error);
        }
      }
      if (faults.length > 0) throw faults[0];
    },
  };
}
type Teardown = ReturnType<typeof createTeardown>;

async function raise(input: WorldInput & { teardown: Teardown; signal: AbortSignal }) {
  const { name, teardown, signal, report = () => undefined } = input;
  const paths = worldPaths(name);
  const isKept = name === 'local';
  teardown.add(await claimFolder(paths.folder));
  await rm(paths.stack, { force: true });
  await rm(paths.clock_offset, { force: true });
  if (input.fresh || !isKept) {
    await rm(paths.data, { recursive: true, force: true });
    await rm(paths.stripe, { force: true });
  }
  await mkdir(paths.logs, { recursive: true });

  const tools = await prepareMachine({
    root: ROOT,
    env: process.env,
    isBuilt: input.isBuilt ?? false,
    report,
    signal,
  });
  signal.throwIfAborted();

  const standIns = await startStandIns({
    stripe: {
      ...stripeSettings(process.env),
      clock_offset: paths.clock_offset,
      ...(isKept && { file: paths.stripe }),
    },
  });
  teardown.add(standIns.stop);

  const { web, ports, emulators } = await raiseEmulators({
    root: ROOT,
    paths,
    project: PROJECT,
    preferred: { ...EMULATOR_PORTS, ...input.ports },
    tools,
    functionsEnv: ({ web }) =>
      functionsEnvironment({
        web,
        ...standIns,
        clock_offset: paths.clock_offset,
        settings: input.env ?? {},
        env: process.env,
      }),
    onConfig: (file) => teardown.add(() => rm(file, { force: true })),
    report,
    signal,
  });
  teardown.add(emulators.stop);
  if (isKept) teardown.add(() => keepData({ folder: paths.data, hub_port: ports.hub }));

  await waitUntil({
    what: `${web}/api/health`,
    seconds: 30,
    signal,
    check: async () => (await fetch(`${web}/api/health`)).ok || null,
  });
  standIns.connectStripe(`${web}/api/stripe/webhook`);
  const addresses = {
    web,
    functions: `http://${HOST}:${ports.functions}`,
    region: REGION,
    firestore: `http://${HOST}:${ports.firestore}`,
    auth: `http://${HOST}:${ports.auth}`,
    project: PROJECT,
    gateway: standIns.gateway,
    mailbox: standIns.mailbox,
    notion: standIns.notion,
    stripe: standIns.stripe,
  };
  if (isKept) await migrateKeptData(addresses, { report, signal });
  report('Preparing the demo account …');
  const stack: Stack = { ...addresses, demo: await seedDemoAccount(addresses) };
  await warmUpEndpoints(stack);
  signal.throwIfAborted();
  if (input.hasScheduleLoop ?? true) {
    const loop = startScheduleLoop({ ...stack, onFault: report });
    teardown.add(loop.stop);
  }
  await writeStack(paths.stack, stack);
  teardown.add(() => rm(paths.stack, { force: true }));
  return {
    stack,
    stack_file: paths.stack,
    ended: emulators.ended.then(
      (how) => `The emulators have ended (${how}). Log: ${emulators.log_file}`,
    ),
  };
}

/**
 * Raises a whole local world: builds what has changed, starts stand-ins and emulators,
 * opens and fills the demo account, warms the endpoints and, when a capture works, puts
 * stack.json in place. Fails with a sentence, and leaves nothing running.
 */
export async function startWorld(input: WorldInput): Promise<World> {
  const teardown = createTeardown();
  const signal = input.signal ?? new AbortController().signal;
  try {
    const world = await raise({ ...input, teardown, signal });
    return { ...world, stop: teardown.run };
  } catch (error) {
    await teardown.run().catch(() => undefined);
    throw error;
  }
}
