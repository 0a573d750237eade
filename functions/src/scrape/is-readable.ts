import type { PageCopy } from './page-copy.ts';
import type { LinkPageRead } from './page-read.ts';
import { readProfileOn } from './read-page.ts';

type Page = { url: string } & PageCopy;

/** True for a page that says something: a wall, a check or a missing page says nothing of the creator. */
export async function isReadable(
  page: Page,
  readLinkPage: (page: Page) => LinkPageRead | Promise<LinkPageRead>,
): Promise<boolean> {
  const { kind } = readProfileOn(page) ?? (await readLinkPage(page));
  return kind === 'page' || kind === 'profile';
}
