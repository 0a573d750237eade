import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TOOLS_PROGRAM } from '../emulators/firebase-tools.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

/**
 * The newest version of a secret in Secret Manager, read by firebase-tools with its sign-in, else
 * with the machine's credentials.
 */
export async function readSecret(project: string, name: string): Promise<string> {
  const args = [TOOLS_PROGRAM, 'functions:secrets:access', name, '--project', project];
  try {
    return (await promisify(execFile)(process.execPath, args)).stdout.trim();
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    throw new LocalWorldError(
      `${name} of ${project} cannot be read. ${stderr.trim()}\nSign in by “npm ci” and “npx firebase login”, or set ${name}.`,
      { cause },
    );
  }
}
