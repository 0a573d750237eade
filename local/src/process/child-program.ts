import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';

/** How to start a program. */
export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log_file: string;
}

/** A long-running program of the local world, in its own process group, writing to its own log. */
export interface ChildProgram {
  name: string;
  pid: number;
  /** Its arguments, as `ps` shows them. */
  arguments: string;
  log_file: string;
  /** Fulfilled with the reason ("code 1", "SIGKILL") once it has ended. */
  ended: Promise<string>;
  /** Ends the whole group at once. */
  kill: () => void;
}

/** A process group outlives its leader: this ends the members that are left too. */
export function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}

/** Starts a program. Ctrl-C in the terminal does not reach it: it is ended by `kill` only. */
export async function startChildProgram(input: Program): Promise<ChildProgram> {
  const log = await open(input.log_file, 'w');
  const child = spawn(input.command, input.args, {
    cwd: input.cwd,
    env: input.env,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code ?? 'unknown'}`));
  });
  await log.close();
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${input.name} could not be started: ${await ended}`);
  return {
    name: input.name,
    pid,
    arguments: input.args.join(' '),
    log_file: input.log_file,
    ended,
    kill: () => killGroup(pid),
  };
}

/** The last lines of a log, to find out the reason. */
export async function logTail(file: string, lines = 20): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
