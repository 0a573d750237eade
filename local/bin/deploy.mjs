/** `npm run deploy`: brings a Firebase project to the live product, see docs/deploy.md. */
import { runProgram } from './run-program.mjs';

runProgram({ program: 'local/src/deploy/deploy.ts', args: process.argv.slice(2) });
