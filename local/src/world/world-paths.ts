import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a final slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Programs that were downloaded, for every world; ignored by git. */
export const TOOLS = join(ROOT, '.local/tools');

/** The world of `npm start` is in `.local`, every other in a folder of its own below. */
export type WorldName = 'local' | 'test' | 'bench' | 'film';

/** Where a world keeps what: ignored by git, absolute but for `config` and `pages`. */
export function worldPaths(name: WorldName) {
  const relative = name === 'local' ? '.local' : `.local/${name}`;
  const folder = join(ROOT, relative);
  return {
    folder,
    logs: join(folder, 'logs'),
    data: join(folder, 'data'),
    /** What the local Stripe keeps: beside the emulators' data, which an export replaces whole. */
    stripe: join(folder, 'stripe.json'),
    stack: join(folder, 'stack.json'),
    /** Milliseconds the functions' clock runs ahead; set by tests, missing otherwise. */
    clock_offset: join(folder, 'clock-offset'),
    /** From the root: firebase-tools resolves every path from the folder of its config. */
    config: `firebase.${name}.json`,
    pages: `${relative}/pages`,
  };
}
export type WorldPaths = ReturnType<typeof worldPaths>;
