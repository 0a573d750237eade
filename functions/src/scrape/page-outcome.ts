import type { BlockReason } from '@vibes/core/creator/block-reason';
import type { ReaderOutcome } from '@vibes/core/reader-health/reader-count';
import { findHost, LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { platformOfHost } from '@vibes/core/link/platform-links';
import { splitLink } from '@vibes/core/link/split-link';
import { apiAddress } from './api-address.ts';

/** What any reader says of a page, less what it found. */
interface AnyRead {
  kind: 'profile' | 'page' | 'not_found' | 'blocked';
  reason?: BlockReason;
  /** By what a known service's page was read; absent where nothing particular is expected. */
  read_by?: 'expected' | 'fallback';
}

/** A page that came readable and says nothing of its owner. Checks, walls and limits have other reasons. */
const BLIND: readonly (BlockReason | undefined)[] = ['shell', 'needs_api'];
/** Of an answer in place of a page nothing but data is expected. */
const BLIND_DATA: readonly (BlockReason | undefined)[] = [...BLIND, 'not_html', 'error'];

/** The known service that a page is of: a platform, or the host of a link service. */
function readerOf(url: string): string | undefined {
  const host = splitLink(url)?.host ?? '';
  return platformOfHost(host) ?? findHost(LINK_PAGE_HOSTS, host);
}

/**
 * How the reader of a known service fared with a page. Null for a page of anybody else, for one
 * that is gone, and for one that did not come readable. A page that is a shell by nature counts
 * by the answer that its data is asked from, which has another address than the page it is
 * `shown_at`.
 */
export function pageOutcome(page: {
  url: string;
  shown_at?: string | undefined;
  status: number;
  read: AnyRead;
}): ReaderOutcome | null {
  const { url, shown_at = url, status, read } = page;
  const reader = readerOf(shown_at);
  if (reader === undefined || read.kind === 'not_found') return null;
  if (read.kind !== 'blocked') return { reader, outcome: read.read_by ?? 'expected' };
  const isData = shown_at !== url;
  const isAskedFor = read.reason === 'needs_api' && !isData && apiAddress(url) !== null;
  const isBlind = (isData ? BLIND_DATA : BLIND).includes(read.reason);
  return status === 200 && isBlind && !isAskedFor ? { reader, outcome: 'blind' } : null;
}
