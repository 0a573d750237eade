import { readConfig } from '../../../functions/src/platform/config.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { readMasterKey } from '../world/functions-secret.ts';
import { ROOT } from '../world/world-paths.ts';
import { readSecret } from './read-secret.ts';

const NAME = 'SECRETS_MASTER_KEY';

/**
 * The keys that seal and open: from the environment, else from where they are stored. `project`
 * null: this machine's.
 */
export async function readKeys(project: string | null): Promise<string> {
  const { SECRETS_MASTER_KEY } = readConfig();
  if (SECRETS_MASTER_KEY) return SECRETS_MASTER_KEY;
  if (project !== null) return readSecret(project, NAME);
  const local = await readMasterKey(ROOT);
  if (local === null) throw new LocalWorldError('No key was made here yet: npm start makes one.');
  return local;
}
