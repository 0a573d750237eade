import type { CheckResult } from './check.ts';

/** How many of the slowest tests are named. */
const SLOWEST = 10;

/** The end of a run, a line each: the slowest tests, what failed, and `N passed, N failed` alone on the last. */
export function summary(results: readonly CheckResult[]): string[] {
  const slowest = results
    .flatMap(({ timings = [] }) => timings)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST);
  const sum = (count: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[count], 0);
  return [
    ...(slowest.length > 0 ? ['The slowest tests:'] : []),
    ...slowest.map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s  ${name}`),
    ...results.flatMap(({ failures = [] }) => failures.map((name) => `FAILED ${name}`)),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
