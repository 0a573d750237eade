import { z } from 'zod';

const reportSchema = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/**
 * Counts of Playwright's JSON report. A flaky test has failed; errors outside tests and a
 * run that found nothing count as one failure.
 */
export function countPlaywright(report: unknown): { passed: number; failed: number } {
  const { errors, stats } = reportSchema.parse(report);
  const failed = stats.unexpected + stats.flaky;
  const isBroken = failed === 0 && (errors.length > 0 || stats.expected === 0);
  return { passed: stats.expected, failed: isBroken ? 1 : failed };
}
