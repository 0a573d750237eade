import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts a program of `integration/crashing` in a process of its own, which kills itself or is
 * killed.
 */
export function startCrashing(program: string, args: string[]) {
  const file = fileURLToPath(new URL(`../integration/crashing/${program}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  return { ended, kill: () => child.kill('SIGKILL') };
}
