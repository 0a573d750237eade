import { describe, expect, it } from 'vitest';
import { countPlaywright } from './playwright-report.ts';

const report = (expected: number, rest: { unexpected?: number; flaky?: number } = {}) => ({
  errors: [] as unknown[],
  stats: { expected, unexpected: 0, flaky: 0, skipped: 0, ...rest },
  suites: [] as object[],
});

describe('countPlaywright', () => {
  it('counts tests, flaky ones as failed', () => {
    expect(countPlaywright(report(5, { unexpected: 2, flaky: 1 }))).toMatchObject({
      passed: 5,
      failed: 3,
    });
  });

  it('names what failed, however deep it stands', () => {
    const spec = (title: string, ok: boolean) => ({ title, file: 'a.spec.ts', line: 3, ok });
    const inner = { specs: [spec('inner', false), spec('fine', true)] };
    const suites = [{ specs: [spec('outer', false)], suites: [inner] }];
    const { failures } = countPlaywright({ ...report(1, { unexpected: 2 }), suites });
    expect(failures).toEqual(['a.spec.ts:3: outer', 'a.spec.ts:3: inner']);
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
