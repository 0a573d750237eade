import { parseArgs } from 'node:util';
import { readPayoutMonth, type PayoutMonth } from '@vibes/core/referral/settle-payout';
import { LocalWorldError } from '../process/local-world-error.ts';

export const USAGE = 'Use: npm run -s payouts -- <yyyy-mm> [--record] [--project ID]';

/** What is asked for, of which books. */
export interface PayoutArguments {
  month: PayoutMonth;
  /** Write down that the month is paid out. */
  record: boolean;
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readPayoutArguments(args: readonly string[]): PayoutArguments {
  const parse = () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { record: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalWorldError(`${reason}\n${USAGE}`, { cause: error });
  }
  const { values, positionals } = parsed;
  const [text = '', ...more] = positionals;
  const month = readPayoutMonth(text);
  if (!month || more.length > 0) throw new LocalWorldError(`Give one month.\n${USAGE}`);
  if (values.project === '') throw new LocalWorldError(`Name the project.\n${USAGE}`);
  return { month, record: values.record, project: values.project ?? null };
}
