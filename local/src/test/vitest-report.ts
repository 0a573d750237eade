import { z } from 'zod';
import type { TestCounts } from './check.ts';

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/**
 * Counts of Vitest's JSON report. A file that fails without a failed test (it could not
 * be loaded, a hook threw) counts as one failure, and so does a run that found nothing
 * or failed for a reason of its own.
 */
export function countVitest(report: unknown): TestCounts {
  const { success, numPassedTests, numFailedTests, testResults } = reportSchema.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, reason: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name}: ${fullName}`,
      reason: failureMessages.join('\n'),
    }));
  });
  const timings = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  const brokenFiles = failures.length - numFailedTests;
  const failed = numFailedTests + Math.max(0, brokenFiles);
  const isBroken = failed === 0 && (!success || numPassedTests === 0);
  return { passed: numPassedTests, failed: isBroken ? 1 : failed, failures, timings };
}
