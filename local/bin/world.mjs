/** `npm run world`: the world of the tests, kept up so that a test file runs at once. */
import { runProgram } from './run-program.mjs';

runProgram({ program: 'local/src/start.ts', args: ['--tests', ...process.argv.slice(2)] });
