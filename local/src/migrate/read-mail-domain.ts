import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFunctionsSettings } from '../deploy/settings/settings-files.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { readStack } from '../world/stack.ts';
import { ROOT } from '../world/world-paths.ts';

/**
 * The origin of the app: from the environment, else from the settings that the functions are
 * deployed with.
 */
async function readOrigin(root: string, project: string): Promise<string> {
  const held = await readFunctionsSettings({
    project,
    file: (path) => readFile(join(root, path), 'utf8').catch(() => null),
  });
  const origin = process.env['APP_ORIGIN'] || held['APP_ORIGIN'];
  if (origin && URL.canParse(origin)) return origin;
  throw new LocalWorldError(
    `Message-IDs end in the host of APP_ORIGIN: set it in functions/.env.${project} or in the environment, to an address like https://app.example.com.`,
  );
}

/** Domain of the Message-IDs of a deployed project, or with `project` null of the world that `stack` describes. */
export async function readMailDomain(at: { project: string | null; stack: string }, root = ROOT) {
  const origin =
    at.project === null ? (await readStack(at.stack))?.web : await readOrigin(root, at.project);
  return new URL(origin ?? '').hostname;
}
