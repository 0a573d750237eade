import { z } from 'zod';
import type { TestCounts } from './check.ts';

interface Suite {
  specs: { title: string; file: string; line: number; ok: boolean }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.int(), ok: z.boolean() })),
  suites: z.lazy(() => z.array(suiteSchema)).optional(),
});

const reportSchema = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(suiteSchema),
});

const failuresOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failuresOf),
];

/**
 * Counts of Playwright's JSON report. A flaky test has failed; errors outside tests and a
 * run that found nothing count as one failure.
 */
export function countPlaywright(report: unknown): TestCounts {
  const { errors, stats, suites } = reportSchema.parse(report);
  const failed = stats.unexpected + stats.flaky;
  const isBroken = failed === 0 && (errors.length > 0 || stats.expected === 0);
  const failures = suites.flatMap(failuresOf);
  return { passed: stats.expected, failed: isBroken ? 1 : failed, failures };
}
