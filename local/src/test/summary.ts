import { stripVTControlCharacters } from 'node:util';
import type { CheckResult, TestFailure } from './check.ts';

/** How many of the slowest tests are named. */
const SLOWEST = 10;
/** Lines shown of a failed test: what was expected and what was received. */
const REASON_LINES = 6;

/** A failed test by its name, with the beginning of its reason below. */
function failureLines({ name, reason }: TestFailure): string[] {
  const said = stripVTControlCharacters(reason).split('\n');
  const first = said.filter((line) => line.trim() !== '').slice(0, REASON_LINES);
  return [`FAILED ${name}`, ...first.map((line) => `  ${line.trimEnd().slice(0, 160)}`)];
}

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
    ...results.flatMap(({ failures = [] }) => failures.flatMap(failureLines)),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
