import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productSettingsSchema } from '@vibes/core/product/product-settings';
import { LocalWorldError } from '../process/local-world-error.ts';
import type { PolicySettings } from './foreign-hosts.ts';

/** The one page that has scripts within it, from the root. */
export const PAGE_WITH_SCRIPTS = 'web/dist/dashboard.html';
/** The settings that the pages were built with, from the root. */
export const BUILT_PRODUCT = 'web/dist/product.json';

/** What the headers depend on: they are made after the pages. */
export interface BuiltPages {
  /** The hashes of the scripts within the pages, as a Content-Security-Policy names them. */
  scripts: readonly string[];
  settings: PolicySettings;
}

export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

/** The same of a web build; `file` reads by a path from the root. Null when there is none. */
export async function readBuiltPages(
  file: (path: string) => Promise<string | null>,
): Promise<BuiltPages | null> {
  const [html, product] = await Promise.all([PAGE_WITH_SCRIPTS, BUILT_PRODUCT].map(file));
  if (html == null) return null;
  const settings = productSettingsSchema.partial().parse(JSON.parse(product ?? '{}'));
  return { scripts: scriptHashes(html), settings };
}

/** The same of the build in the checkout at `root`. Throws the sentence that says how to make one. */
export async function builtPages(root: string): Promise<BuiltPages> {
  const read = (path: string) => readFile(join(root, path), 'utf8').catch(() => null);
  const pages = await readBuiltPages(read);
  if (!pages) throw new LocalWorldError('There is no web build yet: npm run build -w web.');
  return pages;
}
