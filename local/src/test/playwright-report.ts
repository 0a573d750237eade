import { z } from 'zod';
import type { TestCounts } from './check.ts';

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
});
type Spec = z.infer<typeof specSchema>;

interface Suite {
  specs: Spec[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  suites: z.lazy(() => z.array(suiteSchema)).optional(),
});

const reportSchema = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(suiteSchema),
});

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const named = (specs: Spec[]): string[] =>
  specs.map(({ file, line, title }) => `${file}:${line}: ${title}`);

/**
 * Counts of Playwright's JSON report. A test that passed at the second try has passed, and is named
 * as unsteady; errors outside tests and a run that found nothing count as one failure.
 */
export function countPlaywright(report: unknown): TestCounts {
  const { errors, stats, suites } = reportSchema.parse(report);
  const passed = stats.expected + stats.flaky;
  const isBroken = stats.unexpected === 0 && (errors.length > 0 || passed === 0);
  const specs = suites.flatMap(specsOf);
  return {
    passed,
    failed: isBroken ? 1 : stats.unexpected,
    failures: named(specs.filter(({ ok }) => !ok)),
    unsteady: named(specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))),
  };
}
