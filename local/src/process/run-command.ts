import { spawn } from 'node:child_process';

export interface CommandResult {
  /** Null when the command could not be started or was ended by a signal. */
  code: number | null;
  /** What it wrote to both of its outputs, in the order of arrival. */
  output: string;
}

/** Runs a command to its end and gathers its output. Never throws. */
export function runCommand(input: {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** Gets its output while it runs. */
  onOutput?: (chunk: Buffer) => void;
}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(input.command, input.args, {
      cwd: input.cwd,
      env: input.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: input.signal,
    });
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      input.onOutput?.(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const finish = (code: number | null, note = '') =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + note });
    child.on('error', (error) => finish(null, `${error.message}\n`));
    child.on('close', (code, by) => finish(code, by ? `Ended by ${by}.\n` : ''));
  });
}
