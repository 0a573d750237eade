import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

export const USAGE = `Use: npm run deploy -- <project> [--location LOCATION] [--dry-run]
     npm run deploy -- <project> --rollback <tag or commit> [--dry-run]
     npm run deploy -- <project> --release <name> [--dry-run]

Brings a Firebase project from nothing to the live product, or to this version of it. It may be stopped and run again at any point.

  --location LOCATION  where the database is kept, such as nam5 or eur3. It can never be changed
  --dry-run            print every command and request that would change something; change nothing
  --rollback VERSION   deploy an earlier version again
  --release NAME       deploy the web build and functions of this checkout alone, as a rollback does`;

export interface DeployArguments {
  project: string;
  location: string | null;
  is_dry: boolean;
  /** A tag or commit to go back to; null to deploy this checkout. */
  rollback: string | null;
  /** The name of a release of web build and functions alone; null to take every step. */
  release: string | null;
}

/** https://cloud.google.com/resource-manager/docs/creating-managing-projects */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Reads the command line; `help` when that is asked for. Throws the sentence that says how to use it. */
export function readDeployArguments(args: readonly string[]): DeployArguments | 'help' {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { location: text, rollback: text, release: text, 'dry-run': flag, help: flag },
  });
  if (values.help) return 'help';
  const [project, ...more] = positionals;
  if (project === undefined || more.length > 0)
    throw new LocalWorldError(`Name one project.\n${USAGE}`);
  if (!PROJECT_ID.test(project))
    throw new LocalWorldError(
      `${project} is no project ID: 6 to 30 lowercase letters, digits and hyphens. The Firebase console shows it under Project settings.`,
    );
  if (project.startsWith('demo-'))
    throw new LocalWorldError(
      `${project} is a name for the emulators alone. npm start runs the product there.`,
    );
  const { location = null, rollback = null, release = null } = values;
  // A version that begins with a hyphen would be an option to git.
  const isOption = [rollback, release].some((version) => version?.startsWith('-'));
  if (isOption || [location, rollback, release].includes('')) throw new LocalWorldError(USAGE);
  return { project, location, is_dry: values['dry-run'], rollback, release };
}
