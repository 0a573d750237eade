import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the project's own firebase-tools. */
export const TOOLS_FOLDER = dirname(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);

/** Its program, to be run by Node. */
export const TOOLS_PROGRAM = join(TOOLS_FOLDER, 'lib/bin/firebase.js');
