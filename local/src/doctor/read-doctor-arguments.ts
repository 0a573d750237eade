import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE = 'Use: npm run -s doctor -- [project] [--shapes]';

export interface DoctorArguments {
  /** A deployed Firebase project; null for the world that runs on this machine. */
  project: string | null;
  /** Print the shapes of missed pages in place of the checks. */
  shapes: boolean;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readDoctorArguments(args: readonly string[]): DoctorArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { shapes: { type: 'boolean', default: false } },
  });
  const [project, ...more] = positionals;
  if (project === '' || more.length > 0) throw new LocalWorldError(`Name one project.\n${USAGE}`);
  return { project: project ?? null, shapes: values.shapes };
}
