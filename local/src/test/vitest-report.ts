import { z } from 'zod';

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/**
 * Counts of Vitest's JSON report. A file that fails without a failed test (it could not
 * be loaded, a hook threw) counts as one failure, and so does a run that found nothing
 * or failed for a reason of its own.
 */
export function countVitest(report: unknown): { passed: number; failed: number } {
  const { success, numPassedTests, numFailedTests, testResults } = reportSchema.parse(report);
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const failed = numFailedTests + brokenFiles;
  const isBroken = failed === 0 && (!success || numPassedTests === 0);
  return { passed: numPassedTests, failed: isBroken ? 1 : failed };
}
