/** `npm test`: every check of the project. `--fast` leaves out what needs Java or a browser. */
import { runProgram } from './run-program.mjs';

runProgram({ program: 'local/src/test/run-checks.ts', args: process.argv.slice(2) });
