import { describe, expect, it } from 'vitest';
import { countPlaywright } from './playwright-report.ts';

const report = (expected: number, rest: { unexpected?: number; flaky?: number } = {}) => ({
  errors: [] as unknown[],
  stats: { expected, unexpected: 0, flaky: 0, skipped: 0, ...rest },
  suites: [] as object[],
});

describe('countPlaywright', () => {
  it('counts tests, those that passed at the second try as passed', () => {
    expect(countPlaywright(report(5, { unexpected: 2, flaky: 1 }))).toMatchObject({
      passed: 6,
      failed: 2,
    });
  });

  it('names what failed and what is unsteady, however deep it stands', () => {
    const spec = (title: string, status: string) => ({
      ...{ title, file: 'a.spec.ts', line: 3, ok: status !== 'unexpected' },
      tests: [{ status }],
    });
    const inner = { specs: [spec('inner', 'unexpected'), spec('fine', 'expected')] };
    const outer = [spec('outer', 'unexpected'), spec('slow', 'flaky')];
    const suites = [{ specs: outer, suites: [inner] }];
    const counts = countPlaywright({ ...report(1, { unexpected: 2, flaky: 1 }), suites });
    expect(counts.failures).toEqual(['a.spec.ts:3: outer', 'a.spec.ts:3: inner']);
    expect(counts.unsteady).toEqual(['a.spec.ts:3: slow']);
  });

  it('takes a run without tests for a failure', () => {
    expect(countPlaywright(report(0))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('takes an error outside every test for a failure', () => {
    expect(countPlaywright({ ...report(4), errors: [{ message: 'no browser' }] })).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });
});
