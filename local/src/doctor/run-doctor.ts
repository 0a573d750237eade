import { checkReaders } from './check-readers.ts';
import type { Books, DoctorCheck, Finding } from './doctor-check.ts';

/** The checks of any world, in this order. A new check is a line here. */
export const CHECKS: readonly DoctorCheck[] = [{ name: 'readers', look: checkReaders }];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs every check, also after one that fails, which is reported and counts as not well. */
export async function runDoctor(books: Books, checks = CHECKS): Promise<Finding> {
  const findings: Finding[] = [];
  for (const { name, look } of checks) {
    const { is_well, lines } = await look(books).catch((error: unknown) => ({
      is_well: false,
      lines: [`Could not be checked: ${messageOf(error)}`],
    }));
    findings.push({ is_well, lines: [name, ...lines.map((line) => `  ${line}`)] });
  }
  return {
    is_well: findings.every(({ is_well }) => is_well),
    lines: findings.flatMap(({ lines }) => lines),
  };
}
