import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { LocalWorldError } from './local-world-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads `args` by Node's own `parseArgs`, positional arguments included. Throws a `LocalWorldError`
 * that names the mistake and says how to use the command.
 */
export function readCommandLine<O extends Options>(
  args: readonly string[],
  { options, usage }: { options: O; usage: string },
) {
  let read;
  try {
    read = parseArgs({ args: [...args], allowPositionals: true as const, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalWorldError(`${reason}\n${usage}`, { cause: error });
  } // What is left out by `--project=` alone was meant to be named.
  const { project } = read.values as { project?: unknown };
  if (project === '') throw new LocalWorldError(`Name the project.\n${usage}`);
  return read;
}

/**
 * The one folder that is given. npm runs scripts in the root; a path is relative to the folder the
 * person is in.
 */
export function oneFolder(positionals: readonly string[], usage: string): string {
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length) throw new LocalWorldError(`Give one folder.\n${usage}`);
  return resolve(process.env['INIT_CWD'] ?? '.', folder);
}
