import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE = 'Use: npm run -s doctor -- [project], or -- --gateway URL';

/** A deployed project, or null for this machine. Throws the sentence that says how to use it. */
export function readDoctorArguments(args: readonly string[]): string | null {
  const { positionals } = readCommandLine(args, { usage: USAGE, options: {} });
  const [project, ...more] = positionals;
  if (project === '' || more.length > 0) throw new LocalWorldError(`Name one project.\n${USAGE}`);
  return project ?? null;
}
