import type { PageFault } from './in-page.ts';

/**
 * What must not happen during a step, a sentence each: any error, as in the tests in Chromium.
 * While the connection is cut, only uncaught errors count.
 */
export function unexpectedFaults(input: {
  faults: readonly PageFault[];
  /** Answers with an error. */
  failures: readonly string[];
  isCutOff: boolean;
}): string[] {
  const { faults, failures, isCutOff } = input;
  const counted = isCutOff ? faults.filter(({ kind }) => kind === 'uncaught') : faults;
  return [
    ...counted.map(({ kind, text }) => `${kind}: ${text}`),
    ...(isCutOff ? [] : failures.map((failure) => `answer: ${failure}`)),
  ];
}
