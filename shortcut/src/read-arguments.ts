import { parseArgs } from 'node:util';
import { CommandLineError } from './command-line-error.ts';

const USAGE = 'Use: npm run shortcut -- --origin https://app.example [--out FILE]';

export interface CompileArguments {
  /** Scheme and host of the app, without a final slash. */
  origin: string;
  out: string | null;
}

/**
 * The origin in an address. Throws for anything else: the shortcut sends the key there. Plain HTTP
 * is for an app on this computer.
 */
function readOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOrigin = url !== null && `${url.origin}/` === url.href;
  const isSafe =
    url?.protocol === 'https:' || url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!isOrigin || !isSafe) {
    throw new CommandLineError(`"${address}" is no origin such as https://app.example.\n${USAGE}`);
  }
  return url.origin;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readArguments(args: readonly string[]): CompileArguments {
  try {
    const options = { origin: { type: 'string' }, out: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    if (values.origin === undefined)
      throw new CommandLineError(`Say where the app is, by --origin.\n${USAGE}`);
    return { origin: readOrigin(values.origin), out: values.out ?? null };
  } catch (error) {
    if (error instanceof CommandLineError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandLineError(`${reason}\n${USAGE}`, { cause: error });
  }
}
