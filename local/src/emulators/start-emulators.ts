import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FUNCTIONS } from '../../../functions/src/endpoints/functions.ts';
import { logTail, startChildProgram, type ChildProgram } from '../process/child-program.ts';
import { rememberEnding } from '../process/end-at-once.ts';
import { LocalWorldError, PortTakenError } from '../process/local-world-error.ts';
import { waitUntil } from '../process/wait-until.ts';
import type { EmulatorPorts } from './choose-ports.ts';
import { emulatorEnvironment } from './emulator-environment.ts';
import { hubEmulators, hubOwner, loadedFunctions } from './emulator-hub.ts';
import type { EmulatorSource } from './find-emulator.ts';
import { TOOLS_PROGRAM } from './firebase-tools.ts';

/** Seconds until all emulators answer: a first start on a slow machine takes 30. */
const START_LIMIT = 120;
/** Seconds the emulators have to end by themselves; they need half a second. */
const STOP_LIMIT = 20;

export interface EmulatorsInput {
  root: string;
  /** The world's own folder. */
  folder: string;
  logs: string;
  /** Config file, from the root. */
  config: string;
  project: string;
  ports: EmulatorPorts;
  /** Those to wait for. */
  names: readonly string[];
  firestore: EmulatorSource;
  java: string;
  /** An export to start with. */
  data: string | null;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

export interface Emulators {
  /** Fulfilled with the reason once they have ended, wanted or not. */
  ended: Promise<string>;
  log_file: string;
  /** Ends all of them; safe to repeat. */
  stop: () => Promise<void>;
}

/** firebase-tools lets each Java emulator lead a process group of its own: ended one by one. */
function kill(pids: Iterable<number>) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended already.
    }
  }
}

function startTools(input: EmulatorsInput & { scratch: string }): Promise<ChildProgram> {
  return startChildProgram({
    name: 'The emulators',
    command: process.execPath,
    args: [
      TOOLS_PROGRAM,
      'emulators:start',
      ...['--project', input.project, '--config', join(input.root, input.config)],
      ...['--only', input.names.join(',')],
      ...(input.data ? ['--import', input.data] : []),
      '--non-interactive',
    ],
    // Its debug logs go where it runs.
    cwd: input.logs,
    env: emulatorEnvironment(input),
    log_file: join(input.logs, 'emulators.log'),
  });
}

/** Waits for the hub to know every emulator, then for every function: they come one after the other. */
async function waitForAll(input: {
  /** Process id of our firebase-tools. */
  owner: number;
  names: readonly string[];
  ports: EmulatorPorts;
  signal: AbortSignal;
  /** Called as soon as they are known, so that a start that fails later leaves no Java behind. */
  onProcesses: (pids: ReadonlyMap<string, number>) => void;
}) {
  const { names, ports, signal } = input;
  await waitUntil({
    what: 'The emulators',
    seconds: START_LIMIT,
    signal,
    check: async () => {
      if ((await hubOwner(ports.hub)) !== input.owner) return null;
      const running = await hubEmulators(ports.hub);
      const pids = [...running].flatMap(([name, pid]) => (pid ? [[name, pid] as const] : []));
      input.onProcesses(new Map(pids));
      return names.every((name) => running.has(name)) || null;
    },
  });
  const functions = Object.keys(FUNCTIONS);
  await waitUntil({
    what: 'The functions',
    seconds: START_LIMIT,
    signal,
    check: async () => {
      const loaded = new Set(await loadedFunctions(ports.functions));
      return functions.every((name) => loaded.has(name)) || null;
    },
  });
}

/**
 * Starts firebase-tools with a config of ours and returns when every emulator answers and
 * the functions are loaded. Fails with the end of its log, and leaves nothing running.
 */
export async function startEmulators(input: EmulatorsInput): Promise<Emulators> {
  await mkdir(input.logs, { recursive: true });
  // Functions listen on sockets there, whose path may have 107 bytes at most.
  const scratch = await mkdtemp(join(tmpdir(), 'vibes-'));
  const pid_file = join(input.folder, 'emulators.pid');
  const program = await startTools({ ...input, scratch });
  await writeFile(pid_file, String(program.pid));

  let java: ReadonlyMap<string, number> = new Map();
  const forget = rememberEnding(() => {
    program.kill();
    kill(java.values());
  });
  const stop = async () => {
    await program.stop(STOP_LIMIT);
    kill(java.values());
    forget();
    await rm(scratch, { recursive: true, force: true });
    await rm(pid_file, { force: true });
  };

  const death = new AbortController();
  void program.ended.then((how) =>
    death.abort(new LocalWorldError(`The emulators have ended (${how}).`)),
  );
  try {
    await waitForAll({
      ...input,
      owner: program.pid,
      signal: AbortSignal.any([death.signal, input.signal]),
      onProcesses: (pids) => {
        java = pids;
      },
    });
  } catch (error) {
    await stop();
    if (input.signal.aborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const tail = await logTail(program.log_file);
    const message = `${reason}\n${tail}\nThe whole log: ${program.log_file}`;
    if (/port taken|is not open on/i.test(tail))
      throw new PortTakenError(message, { cause: error });
    throw new LocalWorldError(message, { cause: error });
  }
  return { ended: program.ended, log_file: program.log_file, stop };
}
