import type { Check, CheckResult } from './check.ts';
import type { TestGroup } from './group-files.ts';
import { runOnSlots } from './run-files.ts';
import { testCheck } from './test-checks.ts';

/** The tables of hostile cases, a file each, in which every test is a case. */
const TABLES: readonly [name: string, group: TestGroup, file: string][] = [
  ['addresses that are not public', 'unit', 'functions/test/hostile-addresses.test.ts'],
  ['rules of the database', 'integration', 'e2e/rules/closed-documents.test.ts'],
  ['bodies and credentials', 'integration', 'e2e/attack/bodies.test.ts'],
  ['texts that are stored', 'integration', 'e2e/attack/texts.test.ts'],
];

/** Runs every case of every table, while other runs take a part, and counts those that passed. */
export async function runAttack(signal: AbortSignal): Promise<CheckResult[]> {
  process.env['VIBES_ATTACK'] = '1';
  const counts: string[] = [];
  const checks = TABLES.map(([name, group, file]): Check => {
    const run = async () => {
      const result = await testCheck(group, { args: [file] }).run(signal);
      const { passed, failed } = result;
      counts.push(`${name}: ${passed + failed} tried, ${passed} held`);
      return result;
    };
    return { name, run };
  });
  const results = await runOnSlots(checks, signal);
  console.log(['', ...counts].join('\n'));
  return results;
}
