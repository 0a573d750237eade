import { describe, expect, it } from 'vitest';
import { countVitest } from './vitest-report.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  message: status === 'failed' ? 'no such module' : '',
  assertionResults: tests.map((result, n) => ({
    fullName: `case ${n}`,
    status: result,
    duration: n,
    failureMessages: result === 'failed' ? ['Error: not so'] : [],
  })),
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
    expect(countVitest(report({ success: false, files }))).toMatchObject({
      passed: 3,
      failed: 1,
      failures: [{ name: 'some.test.ts: case 1', reason: 'Error: not so' }],
    });
  });

  it('says how long each test took', () => {
    const { timings } = countVitest(
      report({ success: true, files: [file('passed', 'passed', 'passed')] }),
    );
    expect(timings).toEqual([
      { name: 'some.test.ts: case 0', milliseconds: 0 },
      { name: 'some.test.ts: case 1', milliseconds: 1 },
    ]);
  });

  it('counts a file that could not be loaded as a failure', () => {
    const files = [file('passed', 'passed'), file('failed')];
    const failures = [{ name: 'some.test.ts', reason: 'no such module' }];
    const counts = countVitest(report({ success: false, files }));
    expect(counts).toMatchObject({ passed: 1, failed: 1, failures });
  });

  it('counts a run without tests as a failure', () => {
    expect(countVitest(report({ success: true, files: [] }))).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('counts an error outside every test as a failure', () => {
    const files = [file('passed', 'passed')];
    const counts = countVitest(report({ success: false, files }));
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
  });
});
