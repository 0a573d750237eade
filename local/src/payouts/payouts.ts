/**
 * `npm run -s payouts -- 2026-10 [--record] [--project ID]`: what each referrer is owed up to the
 * end of a month (UTC), as CSV; with `--record` also written down as paid out. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { dollars, payoutCsv } from './payout-csv.ts';
import { readPayoutArguments } from './read-payout-arguments.ts';
import { runPayouts } from './run-payouts.ts';

await runCommandLine(async () => {
  const { month, record, project } = readPayoutArguments(process.argv.slice(2));
  const rows = await withProject(project, (books) => {
    if (record && books.clock() < month.end)
      throw new LocalWorldError(`${month.id} is not over yet, so the amounts may still change.`);
    return runPayouts(books, { month, record });
  });
  console.log(payoutCsv(rows));
  const owed = rows.filter((row) => row.owed > 0);
  const total = dollars(owed.reduce((sum, row) => sum + row.owed, 0));
  const paid = owed.filter((row) => row.is_recorded).length;
  // On standard error, so that the list can be piped into a file.
  console.error(`${total} dollars to ${owed.length} referrers, ${paid} recorded as paid out.`);
});
