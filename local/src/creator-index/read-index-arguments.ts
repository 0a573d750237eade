import { uidIn } from '../accounts/read-account-arguments.ts';
import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE = `Use: npm run -s creator-index -- <check|rebuild> <email|uid:UID|--all> [--project ID]

  check    compare the index of an account's creators with the creators, and write nothing
  rebuild  make the index again, from scratch, then compare it

  --project ID  a deployed Firebase project; without it, the world that npm start runs
  --all         every account that has an index`;

const ACTIONS = ['check', 'rebuild'] as const;

export interface IndexArguments {
  action: (typeof ACTIONS)[number];
  /** An email address, or `uid:` and a uid; null for every account. */
  name: string | null;
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readIndexArguments(args: readonly string[]): IndexArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { project: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const [asked, name = null, ...more] = positionals;
  const action = ACTIONS.find((one) => one === asked);
  if (!action) throw new LocalWorldError(`Say what to do.\n${USAGE}`);
  const isName = name !== null && (name.includes('@') || uidIn(name) !== null);
  if (more.length > 0 || isName === values.all || (values.all && name !== null))
    throw new LocalWorldError(`Give one email, or --all.\n${USAGE}`);
  return { action, name, project: values.project ?? null };
}
