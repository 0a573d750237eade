import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { PageSource } from '../scrape/page-source.ts';
import type { LinkPageRead } from '../scrape/page-read.ts';
import type { ProfilePageRead } from '../scrape/profile/profile-page-read.ts';

type Reader<Page, Read> = (page: Page, signal: AbortSignal) => Read | Promise<Read>;

/**
 * Read pages, at once or elsewhere: a stranger made them, and they may be made to keep their reader
 * busy. They say what `scrape/page-readers.ts` says, which are these ports at once. A page that is
 * not read when the signal ends, or takes too long, is `blocked` by `timeout`; one that breaks its
 * reader by `error`. They never throw, and asking again is safe.
 */
export interface PageReaders {
  /** A page that a profile links to. */
  readLinkPage: Reader<{ url?: string } & PageSource, LinkPageRead>;
  /** The profile asked for. */
  readProfilePage: Reader<PlatformHandle & PageSource, ProfilePageRead>;
  /** A profile, whoever's; null where the page is about none. */
  readProfileOn: Reader<PageSource, ProfilePageRead | null>;
}
