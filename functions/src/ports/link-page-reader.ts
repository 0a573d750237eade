import type { PageCopy } from '../scrape/page-copy.ts';
import type { LinkPageRead } from '../scrape/page-read.ts';

/**
 * Reads a page that a profile links to, at once or elsewhere: a stranger made it, and it may be
 * made to keep its reader busy. Says what `scrape/read-link-page.ts` says, which is this port at
 * once. A page that is not read when the signal ends, or takes too long, is `blocked` by `timeout`;
 * one that breaks its reader by `error`. Never throws, and asking again is safe.
 */
export type LinkPageReader = (
  page: { url?: string } & PageCopy,
  signal: AbortSignal,
) => LinkPageRead | Promise<LinkPageRead>;
