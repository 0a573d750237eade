import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { stackFile } from './world.ts';

const run = promisify(execFile);
const CAPTURE = fileURLToPath(new URL('../../local/src/phone/capture.ts', import.meta.url));

/** Sends a request with the program behind `npm run capture`. */
export async function captureOnPhone(link: string, key: string): Promise<CaptureAnswer> {
  const args = ['--import', 'tsx', CAPTURE, link, '--key', key, '--json'];
  const env = { ...process.env, VIBES_STACK: stackFile() };
  const { stdout } = await run(process.execPath, args, { env });
  return JSON.parse(stdout) as CaptureAnswer;
}

/** Runs a command as copied from a screen. */
export async function runInShell(command: string): Promise<CaptureAnswer> {
  const { stdout } = await run('sh', ['-c', command]);
  return JSON.parse(stdout) as CaptureAnswer;
}
