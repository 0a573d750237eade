import { randomBytes } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'SECRETS_MASTER_KEY';

/** The master key of the local functions; null when none was made yet. */
export async function readMasterKey(root: string): Promise<string | null> {
  const text = await readFile(join(root, 'functions/.secret.local'), 'utf8').catch(() => '');
  return new RegExp(`^${NAME}="?([^"\\s]+)`, 'm').exec(text)?.[1] ?? null;
}

/**
 * Sees to it that `functions/.secret.local` holds a master key, which seals app passwords. An
 * existing key stays: kept data needs the key it was sealed with.
 */
export async function ensureFunctionsSecret(root: string) {
  const file = join(root, 'functions/.secret.local');
  if ((await readMasterKey(root)) === null) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    const key = randomBytes(32).toString('base64');
    await appendFile(file, `${start}${NAME}=${key}\n`, { mode: 0o600 });
  }
}
