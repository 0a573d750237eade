import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

export const USAGE = `Use: npm run -s migrate -- [--project ID] [--dry-run] [--again] [--without-backup] [--help]

Writes into documents of earlier versions what queries of this one ask for. Deploy first, then migrate.

  --project ID      a deployed Firebase project; without it, the world that npm start runs
  --dry-run         say what would be written, and write nothing
  --again           go through everything once more, also what is finished: after an earlier version has run again
  --without-backup  go on although the project has no backup of the last 30 hours`;

export interface MigrateArguments {
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
  is_dry: boolean;
  is_again: boolean;
  /** A deployed project needs no backup of the last 30 hours. */
  is_unsaved: boolean;
}

/** Reads the command line; `help` when that is asked for. Throws the sentence that says how to use it. */
export function readMigrateArguments(args: readonly string[]): MigrateArguments | 'help' {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: {
      project: { type: 'string' },
      'dry-run': flag,
      again: flag,
      'without-backup': flag,
      help: flag,
    },
  });
  if (values.help) return 'help';
  if (positionals.length > 0)
    throw new LocalWorldError(`Every argument needs a name, such as --project.\n${USAGE}`);
  return {
    project: values.project ?? null,
    is_dry: values['dry-run'],
    is_again: values.again,
    is_unsaved: values['without-backup'],
  };
}
