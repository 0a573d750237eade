import { findFirefox, findWebKit } from '../../browsers/find-engines.ts';
import { firstExecutable, pathsOf } from '../../process/find-program.ts';
import type { Finding } from '../doctor-check.ts';
import { checkPorts } from './check-ports.ts';
import {
  well,
  wrong,
  type Machine,
  type MachineCheck,
  note,
  type MachineFinding,
} from './machine-check.ts';
import { checkBrowser, checkEmulator, checkJava, checkSpace } from './world-checks.ts';

/** Programs that one command needs each. */
const NEEDED_BY = {
  git: 'npm run bench -- dashboard --before',
  openssl: 'npm run bench',
  ffmpeg: 'npm run pictures -- recorded',
} as const;

/** What only some commands need; they say so themselves when it is missing. */
async function checkPrograms({ env }: Machine): Promise<MachineFinding> {
  const programs = await Promise.all(
    Object.entries(NEEDED_BY).map(async ([name, command]) =>
      (await firstExecutable(pathsOf(env, [name]))) ? null : `${name} (for ${command})`,
    ),
  );
  const engines = await Promise.all([findFirefox(env), findWebKit(env)]);
  const walked = engines.map((engine, index) =>
    'missing' in engine ? `${index ? 'WebKit' : 'Firefox'} (for npm run browsers)` : null,
  );
  const missing = [...programs, ...walked].filter((one) => one !== null);
  return missing.length === 0 ? well('all there') : note(`missing: ${missing.join(', ')}`);
}

/** The checks, in this order. A new check is a line here. */
const CHECKS: readonly MachineCheck[] = [
  // `local/bin/run-program.mjs` has checked these two, with nothing but Node.
  { name: 'Node', look: () => Promise.resolve(well(process.versions.node)) },
  { name: 'packages', look: () => Promise.resolve(well('as package-lock.json names them')) },
  { name: 'Java', look: checkJava },
  { name: 'Firestore emulator', look: checkEmulator },
  { name: 'browser', look: checkBrowser },
  { name: 'disk', look: checkSpace },
  { name: 'ports', look: checkPorts },
  { name: 'other programs', look: checkPrograms },
];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Everything that `npm start` and `npm test` need of this machine, a line each. */
export async function checkMachine(machine: Machine): Promise<Finding> {
  const width = Math.max(...CHECKS.map(({ name }) => name.length));
  const lines: string[] = [];
  let is_well = true;
  for (const { name, look } of CHECKS) {
    const { state, text } = await look(machine).catch((error: unknown) => wrong(messageOf(error)));
    if (state === 'wrong') is_well = false;
    lines.push(`  ${name.padEnd(width)}  ${state.padEnd(5)}  ${text}`);
  }
  return { is_well, lines: ['this machine', ...lines] };
}
