import type { PageFetch, PageFetcher } from '../../ports/page-fetcher.ts';

type Page = Extract<PageFetch, { kind: 'page' }>;

export interface CacheRules {
  /** Milliseconds a page is kept. */
  keep_for: number;
  most_pages: number;
  /** Characters over all pages; two bytes each at worst. */
  most_characters: number;
  /** Returns whether a page could be read. One that could not is asked for again. */
  isReadable: (page: Page, signal: AbortSignal) => boolean | Promise<boolean>;
}

interface Kept {
  page: Page;
  until: number;
}

/** The address as it is requested: without the part behind #, host in lower case. */
function wireAddress(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  url.hash = '';
  return url.href;
}

/**
 * Remembers pages for a short while, so that two people who capture one creator ask once. Only
 * pages that came whole with status 200 and can be read: a wall that is gone by now is never shown
 * again. Kept by the address asked for; the one a redirect names is only claimed by another server.
 * What a host says of caching (`no-store` on every profile) is about browsers' disks; pages here
 * are public, asked for without cookies, and gone within a minute.
 */
export function cachedPageFetcher(
  fetchPage: PageFetcher,
  rules: CacheRules,
  now: () => number = Date.now,
): PageFetcher {
  const kept = new Map<string, Kept>();
  let characters = 0;

  const drop = (address: string) => {
    characters -= kept.get(address)?.page.body.length ?? 0;
    kept.delete(address);
  };
  const keep = (address: string, page: Page) => {
    drop(address);
    kept.set(address, { page, until: now() + rules.keep_for });
    characters += page.body.length;
    // A map keeps the order of insertion: the first is the oldest.
    for (const [oldest] of kept) {
      if (kept.size <= rules.most_pages && characters <= rules.most_characters) break;
      drop(oldest);
    }
  };
  /** Whether a page can be read is asked only when it is wanted again: most never are. */
  const recall = async (address: string, signal: AbortSignal): Promise<Page | null> => {
    const found = kept.get(address);
    if (!found) return null;
    if (now() < found.until && (await rules.isReadable(found.page, signal))) return found.page;
    // Another request may have put a newer one there.
    if (kept.get(address) === found) drop(address);
    return null;
  };

  return async (request) => {
    const address = wireAddress(request.url);
    const isWanted = address && !request.signal.aborted;
    const known = isWanted ? await recall(address, request.signal) : null;
    if (known) return known;
    const page = await fetchPage(request);
    if (address && page.kind === 'page' && page.status === 200 && !page.is_cut) keep(address, page);
    return page;
  };
}
