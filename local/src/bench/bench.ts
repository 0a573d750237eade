/**
 * `npm run bench`: the product's performance goals, measured on a world of its own. `npm run bench
 * -- contacts [folder]` measures the contact finder alone, which needs no world, `-- dashboard
 * [--before commit]` the opening of the dashboard alone, `-- motion` what moves on the screens,
 * `-- captures` what a capture and its email cost, and how long the functions load, `-- creators` the CRM with 50,000
 * creators.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LocalWorldError } from '../process/local-world-error.ts';
import { describeMachine, measureMachine } from '../process/machine-speed.ts';
import { runCommandLine } from '../process/run-main.ts';
import { startWorld } from '../world/start-world.ts';
import { ROOT } from '../world/world-paths.ts';
import { benchAddressSearch } from './address-search.ts';
import { benchContactFinding } from './contact-finding.ts';
import { benchCreators } from './creators/bench-creators.ts';
import { BEFORE, benchDashboard } from './dashboard/bench-dashboard.ts';
import { benchDocumentCost } from './document-cost.ts';
import { printFigures } from './figure.ts';
import { benchHostilePages } from './hostile-pages.ts';
import { benchModuleLoad } from './module-load.ts';
import { benchMotion } from './motion/bench-motion.ts';
import { benchOneAtATime } from './one-at-a-time.ts';
import { benchPageReading } from './page-reading.ts';

const USAGE =
  'Use: npm run bench, npm run bench -- contacts [folder], npm run bench -- dashboard, npm run bench -- motion, npm run bench -- captures, or npm run bench -- creators; with --before <commit>, the commit to compare the dashboard with';

async function benchContacts(folder: string): Promise<void> {
  printFigures('Contact finding', await benchContactFinding(folder));
  printFigures('Search for addresses, one core, median', benchAddressSearch());
  printFigures('Page reading, one core, median', benchPageReading());
  printFigures('Hostile pages of 2 MB, worst of 15', await benchHostilePages());
}

async function benchWorld(before: string, part: string): Promise<void> {
  const world = await startWorld({
    name: 'bench',
    env: { CAPTURES_PER_MINUTE: '1000000', DAILY_MAIL_CAP: '2000', MAIL_SPACING_SECONDS: '0' },
    report: console.log,
  });
  try {
    const { stack } = world;
    const isAll = part === 'all';
    if (isAll || part === 'dashboard')
      printFigures(
        'Dashboard on a phone, medians of 5, before → now',
        await benchDashboard(stack, before),
      );
    if (isAll || part === 'motion')
      printFigures('Motion, processor 4 times slower, medians of 5', await benchMotion(stack));
    if (isAll || part === 'captures') {
      printFigures('Documents', await benchDocumentCost(stack));
      printFigures('Functions', await benchModuleLoad());
      printFigures('Capture', await benchOneAtATime(stack));
    }
    if (isAll || part === 'creators')
      printFigures('CRM with 50,000 creators', await benchCreators(stack));
  } finally {
    await world.stop();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { before: { type: 'string', default: BEFORE } },
      allowPositionals: true,
    });
    const [part = 'all', folder, ...more] = positionals;
    const takesFolder = part === 'contacts';
    if (
      !['all', 'captures', 'contacts', 'creators', 'dashboard', 'motion'].includes(part) ||
      more.length
    )
      throw new Error(part);
    if (folder !== undefined && !takesFolder) throw new Error(folder);
    return { part, folder, before: values.before };
  } catch {
    throw new LocalWorldError(USAGE);
  }
}

await runCommandLine(async () => {
  const { part, folder, before } = readArguments();
  console.log(describeMachine(measureMachine()));
  // npm runs scripts in the root; a path is relative to the folder the person is in.
  const own = resolve(ROOT, 'local/contact-samples');
  if (part === 'all' || part === 'contacts')
    await benchContacts(folder ? resolve(process.env['INIT_CWD'] ?? '.', folder) : own);
  if (part !== 'contacts') await benchWorld(before, part);
});
