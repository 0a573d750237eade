import { endAtOnce } from './end-at-once.ts';
import { LocalWorldError } from './local-world-error.ts';

/** Ctrl-C reaches a program from the terminal and from npm and our launcher as well, within ms. */
const ECHO_MS = 500;

/**
 * Aborted by the first signal from outside, so that a program can clean up; the second ends
 * everything at once.
 */
function listenForEnd(): AbortSignal {
  const ending = new AbortController();
  let first = 0;
  const end = () => {
    if (first === 0) {
      first = Date.now();
      ending.abort(new LocalWorldError('Stopped.'));
    } else if (Date.now() - first > ECHO_MS) {
      endAtOnce();
      process.exit(130);
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  return ending.signal;
}

const sayWhy = (error: unknown) =>
  console.error(error instanceof LocalWorldError ? error.message : error);

/**
 * Runs a command that ends by itself. False or an error make its exit code 1; an error is printed as
 * by `runMain`.
 */
export async function runCommandLine(run: () => Promise<unknown>): Promise<void> {
  try {
    if ((await run()) === false) process.exitCode = 1;
  } catch (error) {
    sayWhy(error);
    process.exitCode = 1;
  }
}

/**
 * Runs a program to its exit code. An error that the person can fix is printed as its sentence, any
 * other in full.
 */
export function runMain(run: (signal: AbortSignal) => Promise<number>): void {
  run(listenForEnd()).then(
    (code) => process.exit(code),
    (error: unknown) => {
      sayWhy(error);
      endAtOnce();
      process.exit(1);
    },
  );
}
