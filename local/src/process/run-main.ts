import { endAtOnce } from './end-at-once.ts';
import { LocalWorldError } from './local-world-error.ts';

/**
 * Runs a program to its exit code. A signal from outside aborts it, so that it can clean up; an
 * error that the person can fix is printed as its sentence, any other in full.
 */
export function runMain(run: (signal: AbortSignal) => Promise<number>): void {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => ending.abort(new LocalWorldError('Stopped.')));
  run(ending.signal).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof LocalWorldError ? error.message : error);
      endAtOnce();
      process.exit(1);
    },
  );
}
