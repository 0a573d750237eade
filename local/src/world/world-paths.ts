import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a final slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Programs that were downloaded, for every world; ignored by git. */
export const TOOLS = join(ROOT, '.local/tools');

/**
 * The world of `npm start` is in `.local`, every other in a folder of its own below. `slots` is that
 * of the tests.
 */
export type WorldName = 'local' | 'slots' | 'bench' | 'film';

/** Where a world, or one of its slots, keeps what in its folder; ignored by git. */
export const pathsIn = (folder: string) => ({
  folder,
  logs: join(folder, 'logs'),
  data: join(folder, 'data'),
  /** What the local Stripe keeps: beside the emulators' data, which an export replaces whole. */
  stripe: join(folder, 'stripe.json'),
  stack: join(folder, 'stack.json'),
  /** Milliseconds the functions' clock runs ahead; set by tests, missing otherwise. */
  clock_offset: join(folder, 'clock-offset'),
  pages: join(folder, 'pages'),
});

export const worldPaths = (name: WorldName) =>
  pathsIn(join(ROOT, name === 'local' ? '.local' : `.local/${name}`));

/** Those of all worlds of this clone. */
export const WORLD_FOLDERS = (['local', 'slots', 'bench', 'film'] as const).map(
  (name) => worldPaths(name).folder,
);

/** Of the world that commands work on: that of `npm start`, unless VIBES_STACK names another. */
export const chosenStack = (): string => process.env['VIBES_STACK'] ?? worldPaths('local').stack;

/** The folder of slot `slot`, counted from 1, in the folder of all slots. */
export const slotFolder = (folder: string, slot: number) => join(folder, String(slot));
