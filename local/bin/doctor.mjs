/** `npm run doctor`: what is wrong with this machine, or with a deployed project. Installs nothing. */
import { runProgram } from './run-program.mjs';

runProgram({
  program: 'local/src/doctor/doctor.ts',
  args: process.argv.slice(2),
  isInstalling: false,
});
