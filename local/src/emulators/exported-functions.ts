import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of all functions, read from the file that only exports them. */
export async function exportedFunctions(root: string): Promise<string[]> {
  const index = await readFile(join(root, 'functions/src/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{ (\w+) \} from/gm)].map(([, name]) => name ?? '');
}
