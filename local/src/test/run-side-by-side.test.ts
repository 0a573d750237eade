import { describe, expect, it } from 'vitest';
import type { Check, CheckResult } from './check.ts';
import { runSideBySide } from './run-side-by-side.ts';

/** Checks that end on demand, and those that have begun so far. */
function checksOf(...names: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, (result: Promise<CheckResult>) => void>();
  const checks = names.map((name): Check => {
    const ended = new Promise<CheckResult>((resolve) => ends.set(name, resolve));
    return {
      name,
      run: () => {
        begun.push(name);
        return ended;
      },
    };
  });
  const end = async (name: string) => {
    ends.get(name)?.(Promise.resolve({ passed: 1, failed: 0, output: name }));
    // Lets the next check begin first.
    await new Promise((resolve) => setImmediate(resolve));
  };
  const fail = (name: string) => ends.get(name)?.(Promise.reject(new Error(name)));
  return { checks, begun, end, fail };
}

const run = (check: Check, signal: AbortSignal) => check.run(signal);
const outputs = (results: CheckResult[]) => results.map(({ output }) => output);

describe('checks run side by side', () => {
  it('begin in the order given, one as soon as another has ended', async () => {
    const { checks, begun, end } = checksOf('a', 'b', 'c', 'd');
    const all = runSideBySide(checks, { width: 2, signal: new AbortController().signal, run });
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('c');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('d');
    await end('a');
    expect(outputs(await all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('start only as many as there are', async () => {
    const { checks, end } = checksOf('a');
    const all = runSideBySide(checks, { width: 3, signal: new AbortController().signal, run });
    await end('a');
    expect(outputs(await all)).toEqual(['a']);
  });

  it('start no others once they are to stop, and return what has ended', async () => {
    const stop = new AbortController();
    const { checks, begun, end } = checksOf('a', 'b', 'c');
    const all = runSideBySide(checks, { width: 2, signal: stop.signal, run });
    stop.abort();
    await end('b');
    await end('a');
    expect(outputs(await all)).toEqual(['a', 'b']);
    expect(begun).toEqual(['a', 'b']);
  });

  it('end with the error of a check that throws', async () => {
    const { checks, fail } = checksOf('a', 'b');
    const all = runSideBySide(checks, { width: 2, signal: new AbortController().signal, run });
    fail('b');
    await expect(all).rejects.toThrow('b');
  });
});
