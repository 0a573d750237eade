import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE = 'Use: npm run -s feedback -- [yyyy-mm-dd] [--project ID]';

export interface FeedbackArguments {
  /** The beginning of a day in UTC; null for the usual time. */
  since: Date | null;
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
}

function readDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 would be a day in March.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  if (!isDay) throw new LocalWorldError(`${text} is no day.\n${USAGE}`);
  return day;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readFeedbackArguments(args: readonly string[]): FeedbackArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { project: { type: 'string' } },
  });
  const [text, ...more] = positionals;
  if (more.length > 0) throw new LocalWorldError(`Give one day.\n${USAGE}`);
  return { since: text === undefined ? null : readDay(text), project: values.project ?? null };
}
