import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TOOLS_PROGRAM } from '../emulators/firebase-tools.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { readMasterKey } from '../world/functions-secret.ts';
import { ROOT } from '../world/world-paths.ts';

const NAME = 'SECRETS_MASTER_KEY';

/**
 * The newest version in Secret Manager, read by firebase-tools with its sign-in, else with the
 * machine's credentials.
 */
async function readSecretManager(project: string): Promise<string> {
  const args = [TOOLS_PROGRAM, 'functions:secrets:access', NAME, '--project', project];
  try {
    return (await promisify(execFile)(process.execPath, args)).stdout.trim();
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    throw new LocalWorldError(
      `${NAME} of ${project} cannot be read. ${stderr.trim()}\nSign in by “npx firebase login”, or set ${NAME}.`,
      { cause },
    );
  }
}

/**
 * The keys that seal and open: from the environment, else from where they are stored. `project`
 * null: this machine's.
 */
export async function readKeys(project: string | null): Promise<string> {
  const given = process.env[NAME];
  if (given) return given;
  if (project !== null) return readSecretManager(project);
  const local = await readMasterKey(ROOT);
  if (local === null) throw new LocalWorldError('No key was made here yet: npm start makes one.');
  return local;
}
