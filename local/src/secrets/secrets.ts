/**
 * `npm run -s secrets -- rotate [--project ID]`: seals every stored secret under the newest key,
 * see docs/secrets.md. VIBES_STACK names a world other than that of `npm start`.
 */
import { aesSecretBox } from '../../../functions/src/adapters/crypto/aes-secret-box.ts';
import { readSealingKeys } from '../../../functions/src/adapters/crypto/sealing-keys.ts';
import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommandLine } from '../process/run-main.ts';
import { readMasterKey } from '../world/functions-secret.ts';
import { withProject } from '../world/open-project.ts';
import { ROOT } from '../world/world-paths.ts';
import { readSecret } from './read-secret.ts';
import { runRotation, type Rotation } from './run-rotation.ts';

const NAME = 'SECRETS_MASTER_KEY';

/**
 * The keys that seal and open: from the environment, else from where they are stored. `project`
 * null: this machine's.
 */
async function readKeys(project: string | null): Promise<string> {
  const given = process.env[NAME];
  if (given) return given;
  if (project !== null) return readSecret(project, NAME);
  const local = await readMasterKey(ROOT);
  if (local === null) throw new LocalWorldError('No key was made here yet: npm start makes one.');
  return local;
}

const USAGE = 'Use: npm run -s secrets -- rotate [--project ID]';

function readProject(args: readonly string[]): string | null {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { project: { type: 'string' } },
  });
  if (positionals.join(' ') !== 'rotate') throw new LocalWorldError(USAGE);
  return values.project ?? null;
}

const asText = ({ documents, resealed, unreadable }: Rotation) =>
  `Documents looked at: ${documents}. Sealed again: ${resealed}. Opened by no key: ${unreadable.length}.`;

await runCommandLine(async () => {
  const project = readProject(process.argv.slice(2));
  const setting = await readKeys(project);
  const [{ id }] = readSealingKeys(setting).keys;
  console.error(`Everything is to be sealed under ${id === null ? 'the root' : `the key ${id}`}.`);
  const secrets = aesSecretBox(setting);
  const done = await withProject(project, ({ documents }) =>
    runRotation({ documents, secrets }, (soFar) => console.error(asText(soFar))),
  );
  console.log([...done.unreadable, asText(done)].join('\n'));
  return done.unreadable.length === 0;
});
