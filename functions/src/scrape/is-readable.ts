import type { PageCopy } from './page-copy.ts';
import { readPage } from './read-page.ts';

/** True for a page that says something: a wall, a check or a missing page says nothing of the creator. */
export function isReadable({ final_url, ...page }: PageCopy & { final_url: string }): boolean {
  const { kind } = readPage({ url: final_url, ...page });
  return kind === 'page' || kind === 'profile';
}
