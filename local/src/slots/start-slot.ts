import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { logTail, startChildProgram, type ChildProgram } from '../process/child-program.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { waitUntil } from '../process/wait-until.ts';
import { readStack } from '../world/stack.ts';
import { ROOT } from '../world/world-paths.ts';
import type { SlotSettings } from './slot-settings.ts';

const PROGRAM = join(ROOT, 'local/src/slots/slot.ts');
/** Seconds a slot may take to be ready: about two on an idle machine. */
const START_LIMIT = 120;

/** Starts the process of a slot and returns when its stack.json exists. `onStart` is called at once. */
export async function startSlot(input: {
  settings: SlotSettings;
  onStart: (program: ChildProgram) => void;
  signal: AbortSignal;
}): Promise<ChildProgram> {
  const { settings, signal } = input;
  const stack = join(settings.folder, 'stack.json');
  await rm(stack, { force: true });
  const program = await startChildProgram({
    name: `The slot ${settings.project}`,
    command: process.execPath,
    args: ['--import', 'tsx', PROGRAM, JSON.stringify(settings)],
    cwd: ROOT,
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
    log_file: join(settings.folder, 'slot.log'),
  });
  input.onStart(program);
  const death = new AbortController();
  void program.ended.then((how) => death.abort(new Error(how)));
  try {
    await waitUntil({
      what: program.name,
      seconds: START_LIMIT,
      signal: AbortSignal.any([death.signal, signal]),
      check: () => readStack(stack),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    const message = `${program.name} does not start:\n${await logTail(program.log_file)}`;
    throw new LocalWorldError(message, { cause: error });
  }
  return program;
}
