/**
 * `npm run -s secrets -- rotate [--project ID]`: seals every stored secret under the newest key,
 * see docs/secrets.md. VIBES_STACK names a world other than that of `npm start`.
 */
import { aesSecretBox } from '../../../functions/src/adapters/crypto/aes-secret-box.ts';
import { readSealingKeys } from '../../../functions/src/adapters/crypto/sealing-keys.ts';
import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { worldPaths } from '../world/world-paths.ts';
import { readKeys } from './read-keys.ts';
import { runRotation, type Rotation } from './run-rotation.ts';

const USAGE = 'Use: npm run -s secrets -- rotate [--project ID]';

function readProject(args: readonly string[]): string | null {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { project: { type: 'string' } },
  });
  if (positionals.join(' ') !== 'rotate' || values.project === '') throw new LocalWorldError(USAGE);
  return values.project ?? null;
}

const asText = ({ documents, resealed, unreadable }: Rotation) =>
  `Documents looked at: ${documents}. Sealed again: ${resealed}. Opened by no key: ${unreadable.length}.`;

try {
  const project = readProject(process.argv.slice(2));
  const stack = process.env['VIBES_STACK'] ?? worldPaths('local').stack;
  const setting = await readKeys(project);
  const [{ id }] = readSealingKeys(setting).keys;
  console.error(`Everything is to be sealed under ${id === null ? 'the root' : `the key ${id}`}.`);
  const secrets = aesSecretBox(setting);
  const { documents, close } = await openProject({ project, stack });
  try {
    const done = await runRotation({ documents, secrets }, (soFar) => console.error(asText(soFar)));
    console.log([...done.unreadable, asText(done)].join('\n'));
    if (done.unreadable.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
