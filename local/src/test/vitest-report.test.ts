import { describe, expect, it } from 'vitest';
import { countVitest } from './vitest-report.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});
const report = (input: { success: boolean; files: ReturnType<typeof file>[] }) => {
  const tests = input.files.flatMap((entry) => entry.assertionResults);
  return {
    success: input.success,
    numPassedTests: tests.filter(({ status }) => status === 'passed').length,
    numFailedTests: tests.filter(({ status }) => status === 'failed').length,
    testResults: input.files,
  };
};

describe('countVitest', () => {
  it('counts tests', () => {
    const files = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(countVitest(report({ success: false, files }))).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const files = [file('passed', 'passed'), file('failed')];
    expect(countVitest(report({ success: false, files }))).toEqual({ passed: 1, failed: 1 });
  });

  it('takes a run without tests for a failure', () => {
    expect(countVitest(report({ success: true, files: [] }))).toEqual({ passed: 0, failed: 1 });
  });

  it('takes an error outside every test for a failure', () => {
    const files = [file('passed', 'passed')];
    expect(countVitest(report({ success: false, files }))).toEqual({ passed: 1, failed: 1 });
  });
});
