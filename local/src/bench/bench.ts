/**
 * `npm run bench`: the product's performance goals, measured on a world of its own. `npm run bench
 * -- contacts [folder]` measures the contact finder alone, which needs no world.
 */
import { resolve } from 'node:path';
import { LocalWorldError } from '../process/local-world-error.ts';
import { startWorld } from '../world/start-world.ts';
import { ROOT } from '../world/world-paths.ts';
import { benchAddressSearch } from './address-search.ts';
import { benchContactFinding } from './contact-finding.ts';
import { benchDashboard } from './dashboard.ts';
import { benchDocumentCost } from './document-cost.ts';
import { printFigures } from './figure.ts';
import { benchHostilePages } from './hostile-pages.ts';
import { benchModuleLoad } from './module-load.ts';
import { benchOneAtATime } from './one-at-a-time.ts';
import { benchPageReading } from './page-reading.ts';
import { benchRowOnScreen } from './row-on-screen.ts';
import { benchSideBySide } from './side-by-side.ts';

const USAGE = 'Use: npm run bench, or npm run bench -- contacts [folder]';

async function benchContacts(folder: string): Promise<void> {
  printFigures('Contact finding', await benchContactFinding(folder));
  printFigures('Search for addresses, one core, median', benchAddressSearch());
  printFigures('Page reading, one core, median', benchPageReading());
  printFigures('Hostile pages of 2 MB, worst of 15', await benchHostilePages());
}

async function benchWorld(): Promise<void> {
  const world = await startWorld({
    name: 'bench',
    env: { CAPTURES_PER_MINUTE: '1000000', DAILY_MAIL_CAP: '2000', MAIL_SPACING_SECONDS: '0' },
    report: console.log,
  });
  try {
    const { stack } = world;
    printFigures('Documents', await benchDocumentCost(stack));
    printFigures('Functions', await benchModuleLoad());
    printFigures('Capture', await benchOneAtATime(stack));
    printFigures('On screen', await benchRowOnScreen(stack));
    printFigures('Dashboard', await benchDashboard(stack));
    printFigures('Side by side', await benchSideBySide(stack));
  } finally {
    await world.stop();
  }
}

try {
  const [part, folder, ...more] = process.argv.slice(2);
  if ((part !== undefined && part !== 'contacts') || more.length) throw new LocalWorldError(USAGE);
  // npm runs scripts in the root; a path is relative to the folder the person is in.
  const own = resolve(ROOT, 'local/contact-samples');
  await benchContacts(folder ? resolve(process.env['INIT_CWD'] ?? '.', folder) : own);
  if (part === undefined) await benchWorld();
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
