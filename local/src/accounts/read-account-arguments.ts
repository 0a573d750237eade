import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE = `Use: npm run -s accounts -- <block|unblock|show|export|delete> <email> [--project ID]

  Instead of the email, show, export and delete take uid:<uid>.

  --project ID  a deployed Firebase project; without it, the world that npm start runs
  --out FILE    export: the file to write, else standard output
  --yes         delete: do not ask for the address again
  --without-stripe
                delete: leave its payments, where Stripe no longer knows the customer`;

const ACTIONS = ['block', 'unblock', 'show', 'export', 'delete'] as const;

export interface AccountArguments {
  action: (typeof ACTIONS)[number];
  /** An email address, or `uid:` and a uid. */
  name: string;
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
  /** File of an export; null for standard output. */
  out: string | null;
  /** Whether a deletion goes on without asking. */
  is_sure: boolean;
  /** Whether a deletion leaves the payments as they are. */
  without_stripe: boolean;
}

/** The uid of `uid:max`; null for an address. */
export const uidIn = (name: string): string | null =>
  /^uid:([A-Za-z0-9-]{1,128})$/.exec(name)?.[1] ?? null;

/** Reads the command line; throws the sentence that says how to use it. */
export function readAccountArguments(args: readonly string[]): AccountArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: {
      project: { type: 'string' },
      out: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'without-stripe': { type: 'boolean', default: false },
    },
  });
  const [asked, name = '', ...more] = positionals;
  const action = ACTIONS.find((one) => one === asked);
  if (!action) throw new LocalWorldError(`Say what to do.\n${USAGE}`);
  const isUid = action !== 'block' && action !== 'unblock' && uidIn(name) !== null;
  if ((!name.includes('@') && !isUid) || more.length > 0)
    throw new LocalWorldError(`Give one email.\n${USAGE}`);
  if (values.out === '') throw new LocalWorldError(`Name the file.\n${USAGE}`);
  if (values.out !== undefined && action !== 'export')
    throw new LocalWorldError(`--out is for export.\n${USAGE}`);
  if (values.yes && action !== 'delete')
    throw new LocalWorldError(`--yes is for delete.\n${USAGE}`);
  if (values['without-stripe'] && action !== 'delete')
    throw new LocalWorldError(`--without-stripe is for delete.\n${USAGE}`);
  return {
    action,
    name,
    project: values.project ?? null,
    out: values.out ?? null,
    is_sure: values.yes,
    without_stripe: values['without-stripe'],
  };
}
