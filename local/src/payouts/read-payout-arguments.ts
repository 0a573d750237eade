import { readPayoutMonth, type PayoutMonth } from '@vibes/core/referral/settle-payout';
import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE = 'Use: npm run -s payouts -- <yyyy-mm> [--record] [--project ID]';

/** The month, and the project to read. */
export interface PayoutArguments {
  month: PayoutMonth;
  /** Write down that the month is paid out. */
  record: boolean;
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readPayoutArguments(args: readonly string[]): PayoutArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { record: { type: 'boolean', default: false }, project: { type: 'string' } },
  });
  const [text = '', ...more] = positionals;
  const month = readPayoutMonth(text);
  if (!month || more.length > 0) throw new LocalWorldError(`Give one month.\n${USAGE}`);
  return { month, record: values.record, project: values.project ?? null };
}
