import { z } from 'zod';
import type { TestCounts } from './check.ts';

const errorSchema = z.object({
  message: z.string().optional(),
  location: z.object({ line: z.int() }).optional(),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(errorSchema),
        }),
      ),
    }),
  ),
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

const nameOf = ({ file, line, title }: Spec): string => `${file}:${line}: ${title}`;

const reasonOf = ({ tests }: Spec): string =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    .map(({ message = '', location }) => (location ? `Line ${location.line}: ${message}` : message))
    .join('\n');

/**
 * Counts of Playwright's JSON report. A test that passed at a second try only has failed; errors
 * outside tests and a run that found nothing count as one failure.
 */
export function countPlaywright(report: unknown): TestCounts {
  const { errors, stats, suites } = reportSchema.parse(report);
  const failed = stats.unexpected + stats.flaky;
  const isBroken = failed === 0 && (errors.length > 0 || stats.expected === 0);
  const specs = suites.flatMap(specsOf);
  const timings = specs.map((spec) => ({
    name: nameOf(spec),
    milliseconds: spec.tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  const failures = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
    .map((spec) => ({ name: nameOf(spec), reason: reasonOf(spec) }));
  return { passed: stats.expected, failed: isBroken ? 1 : failed, failures, timings };
}
