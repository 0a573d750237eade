/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { runProgram } from './run-program.mjs';

runProgram({ program: 'local/src/start.ts', args: process.argv.slice(2) });
