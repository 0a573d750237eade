import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalWorldError } from '../process/local-world-error.ts';

/** The one page that has scripts within it, from the root. */
export const PAGE_WITH_SCRIPTS = 'web/dist/dashboard.html';

/** The hashes of the scripts within a page, as a Content-Security-Policy names them. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

/** The same, of the web build of the checkout at `root`. */
export async function builtScriptHashes(root: string): Promise<string[]> {
  const html = await readFile(join(root, PAGE_WITH_SCRIPTS), 'utf8').catch(() => null);
  if (html === null) throw new LocalWorldError('There is no web build yet: npm run build -w web.');
  return scriptHashes(html);
}
