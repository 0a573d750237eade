import { randomBytes } from 'node:crypto';
import { appendFile, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Sees to it that `functions/.secret.local` holds a master key, which seals app
 * passwords, and that the emulator finds it. A key that is there stays: data that was
 * kept needs the key it was sealed with. To be called after each build, which empties `dist`.
 */
export async function ensureFunctionsSecret(root: string) {
  const file = join(root, 'functions/.secret.local');
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!/^SECRETS_MASTER_KEY=\S/m.test(text)) {
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    const key = randomBytes(32).toString('base64');
    await appendFile(file, `${start}SECRETS_MASTER_KEY=${key}\n`, { mode: 0o600 });
  }
  // The emulator looks beside the code, whatever firebase.json says under configDir.
  await copyFile(file, join(root, 'functions/dist/.secret.local'));
}
