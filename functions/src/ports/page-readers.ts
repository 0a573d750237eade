import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { LinkPage, PageSource } from '../scrape/page-source.ts';
import type { LinkPageRead } from '../scrape/page-read.ts';
import type { ProfilePageRead } from '../scrape/profile/profile-page-read.ts';

type Reader<Page, Read> = (page: Page, signal: AbortSignal) => Read | Promise<Read>;

/**
 * Read pages, at once or in a thread: strangers make pages, also ones that keep their reader busy.
 * The answers are those of `scrape/page-readers.ts`, which are these ports at once. A page that is
 * not read when the signal ends, or takes too long, is `blocked` by `timeout`; one on which its
 * reader throws by `error`. They never throw, and asking again is safe.
 */
export interface PageReaders {
  /** A page that a profile links to. */
  readLinkPage: Reader<LinkPage, LinkPageRead>;
  /** The profile asked for. */
  readProfilePage: Reader<PlatformHandle & PageSource, ProfilePageRead>;
  /** A profile, anybody's; null where the page is about none. */
  readProfileOn: Reader<PageSource, ProfilePageRead | null>;
}
