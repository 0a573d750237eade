/**
 * `npm run -s payouts -- 2026-10 [--record] [--project ID]`: what each referrer is owed up to the
 * end of a month (UTC), as CSV; with `--record` also written down as paid out. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { worldPaths } from '../world/world-paths.ts';
import { dollars, payoutCsv } from './payout-csv.ts';
import { readPayoutArguments } from './read-payout-arguments.ts';
import { runPayouts } from './run-payouts.ts';

try {
  const { month, record, project } = readPayoutArguments(process.argv.slice(2));
  const stack = process.env['VIBES_STACK'] ?? worldPaths('local').stack;
  const { close, ...ports } = await openProject({ project, stack });
  try {
    if (record && ports.clock() < month.end) {
      throw new LocalWorldError(`${month.id} is not over yet, so the amounts may still change.`);
    }
    const rows = await runPayouts(ports, { month, record });
    console.log(payoutCsv(rows));
    const owed = rows.filter((row) => row.owed > 0);
    const total = dollars(owed.reduce((sum, row) => sum + row.owed, 0));
    const paid = owed.filter((row) => row.is_recorded).length;
    // On standard error, so that the list can be piped into a file.
    console.error(`${total} dollars to ${owed.length} referrers, ${paid} recorded as paid out.`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
