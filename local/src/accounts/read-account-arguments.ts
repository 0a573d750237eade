import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE = 'Use: npm run -s accounts -- <block|unblock|show> <email> [--project ID]';

const ACTIONS = ['block', 'unblock', 'show'] as const;

export interface AccountArguments {
  action: (typeof ACTIONS)[number];
  email: string;
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readAccountArguments(args: readonly string[]): AccountArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { project: { type: 'string' } },
  });
  const [asked, email = '', ...more] = positionals;
  const action = ACTIONS.find((one) => one === asked);
  if (!action) throw new LocalWorldError(`Say what to do.\n${USAGE}`);
  if (!email.includes('@') || more.length > 0)
    throw new LocalWorldError(`Give one email.\n${USAGE}`);
  if (values.project === '') throw new LocalWorldError(`Name the project.\n${USAGE}`);
  return { action, email, project: values.project ?? null };
}
