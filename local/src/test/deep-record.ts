import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';

const FILE = join(ROOT, '.local/deep-run.json');

/** What of a deep run has passed, on one state of the code. */
const recordSchema = z.object({ code: z.string(), passed: z.record(z.string(), z.int()) });

const git = async (...args: string[]) =>
  (await runCommand({ command: 'git', args, cwd: ROOT })).output;

/** The commit with all that differs from it; files that git does not know are left out. */
async function stateOfCode(): Promise<string> {
  const parts = [await git('rev-parse', 'HEAD'), await git('diff', 'HEAD')];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

async function readRecord(code: string) {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  const found = recordSchema.safeParse(JSON.parse(text));
  return found.success && found.data.code === code ? found.data.passed : {};
}

/** Remembers what passed until the code changes, so that a run that was cut off goes on. */
export async function openDeepRecord() {
  const code = await stateOfCode();
  const passed: Record<string, number> = await readRecord(code);
  return {
    /** How many tests of it passed; null where it has yet to run. */
    passed: (name: string): number | null => passed[name] ?? null,
    keep: async (name: string, count: number) => {
      passed[name] = count;
      await mkdir(dirname(FILE), { recursive: true });
      await writeFile(FILE, JSON.stringify({ code, passed }));
    },
  };
}
