/**
 * `npm run -s secrets -- rotate [--project ID]`: seals every stored secret under the newest key.
 * `npm run -s secrets -- copy --project ID`: prints the keys, for a copy outside the project. See
 * docs/secrets.md. VIBES_STACK names a world other than that of `npm start`.
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

const USAGE = `Use: npm run -s secrets -- rotate [--project ID]
     npm run -s secrets -- copy --project ID`;

function readArguments(args: readonly string[]) {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { project: { type: 'string' } },
  });
  const [verb, ...more] = positionals;
  const { project = null } = values;
  if (more.length > 0) throw new LocalWorldError(USAGE);
  if (verb === 'rotate') return { project, isCopying: false } as const;
  if (verb === 'copy' && project !== null) return { project, isCopying: true } as const;
  throw new LocalWorldError(USAGE);
}

const asText = ({ documents, resealed, unreadable }: Rotation) =>
  `Documents looked at: ${documents}. Sealed again: ${resealed}. Opened by no key: ${unreadable.length}.`;

const ADVICE =
  'Keep this line where nobody but you can read it, outside the project. Whoever has it and the database can read every app password.';

async function printKeys(project: string): Promise<boolean> {
  const setting = await readSecret(project, NAME);
  readSealingKeys(setting);
  console.error(ADVICE);
  console.log(`${NAME}=${setting}`);
  return true;
}

await runCommandLine(async () => {
  const { project, isCopying } = readArguments(process.argv.slice(2));
  if (isCopying) return printKeys(project);
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
