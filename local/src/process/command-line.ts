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
  try {
    return parseArgs({ args: [...args], allowPositionals: true as const, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalWorldError(`${reason}\n${usage}`, { cause: error });
  }
}
