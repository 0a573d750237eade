import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of the project's own firebase-tools. */
export const TOOLS_FOLDER = dirname(require.resolve('firebase-tools/package.json'));

/** Its program, to be run by Node. */
export const TOOLS_PROGRAM = join(TOOLS_FOLDER, 'lib/bin/firebase.js');
