import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalWorldError } from '../process/local-world-error.ts';
import { BUDGETS } from './budgets.ts';
import { describeResult, runCheck } from './run-check.ts';

const result = (passed: number, failed = 0) => ({ passed, failed, output: '' });
const budget = BUDGETS['types'] ?? 0;

describe('the line of a check', () => {
  it('has its tests, its seconds and its budget', () => {
    expect(describeResult('types', result(1), { seconds: 1.25, slowness: 1 })).toBe(
      `types: ok, 1 passed (1.3 s of ${budget} s)`,
    );
  });

  it('allows a slower machine more', () => {
    const line = describeResult('types', result(1), { seconds: budget + 1, slowness: 2 });
    expect(line).toBe(`types: ok, 1 passed (${budget + 1}.0 s of ${budget * 2} s)`);
  });

  it('names what failed, and a budget that was exceeded', () => {
    const line = describeResult('types', result(3, 2), {
      seconds: budget + 1,
      slowness: 1,
    });
    expect(line).toContain('3 passed, 2 FAILED');
    expect(line).toContain('OVER ITS BUDGET');
  });

  it('fits checks without a budget', () => {
    expect(describeResult('another', result(1), { seconds: 2, slowness: 1 })).toBe(
      'another: ok, 1 passed (2.0 s)',
    );
  });
});

describe('a check that throws', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [
      'the sentence alone of what the machine lacks',
      new LocalWorldError('No Java.'),
      /^No Java\.$/,
    ],
    ['the place of a fault', new TypeError('x is null'), /^TypeError: x is null\n\s+at /],
  ])('shows %s', async (_, error, output) => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const check = { name: 'slots', run: () => Promise.reject(error) };
    const result = await runCheck(check, new AbortController().signal);
    expect(result).toMatchObject({ failed: 1, output: expect.stringMatching(output) as unknown });
    expect(said).toHaveBeenCalledWith(expect.stringContaining(error.message));
  });
});
