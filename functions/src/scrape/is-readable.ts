import type { PageSource } from './page-source.ts';
import type { LinkPageRead } from './page-read.ts';
import type { ProfilePageRead } from './profile/profile-page-read.ts';

type Page = { url: string } & PageSource;

/** The readers of pages, at once or in a thread. */
interface Readers {
  readProfileOn: (page: Page) => ProfilePageRead | null | Promise<ProfilePageRead | null>;
  readLinkPage: (page: Page) => LinkPageRead | Promise<LinkPageRead>;
}

/** True for a page that says something: a wall, a check or a missing page says nothing of the creator. */
export async function isReadable(page: Page, readers: Readers): Promise<boolean> {
  const { kind } = (await readers.readProfileOn(page)) ?? (await readers.readLinkPage(page));
  return kind === 'page' || kind === 'profile';
}
