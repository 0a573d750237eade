import { describe, expect, it } from 'vitest';
import { countPlaywright } from './playwright-report.ts';

const report = (expected: number, rest: { unexpected?: number; flaky?: number } = {}) => ({
  errors: [] as unknown[],
  stats: { expected, unexpected: 0, flaky: 0, skipped: 0, ...rest },
});

describe('countPlaywright', () => {
  it('counts tests, flaky ones as failed', () => {
    expect(countPlaywright(report(5, { unexpected: 2, flaky: 1 }))).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('takes a run without tests for a failure', () => {
    expect(countPlaywright(report(0))).toEqual({ passed: 0, failed: 1 });
  });

  it('takes an error outside every test for a failure', () => {
    expect(countPlaywright({ ...report(4), errors: [{ message: 'no browser' }] })).toEqual({
      passed: 4,
      failed: 1,
    });
  });
});
