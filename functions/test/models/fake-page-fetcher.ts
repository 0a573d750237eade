import type { FetchBlockReason, PageFetch, PageFetcher } from '../../src/ports/page-fetcher.ts';

type Page = Extract<PageFetch, { kind: 'page' }>;

/** A page (by default status 200, HTML and its own address), a failure, or either after a wait. */
export type FakePage = (Partial<Omit<Page, 'kind'>> | { reason: FetchBlockReason }) & {
  /** Milliseconds until it answers. */
  delay?: number;
};

function answer(url: string, page: FakePage): PageFetch {
  if ('reason' in page) return { kind: 'failed', reason: page.reason };
  const { status = 200, final_url = url, content_type = 'text/html', body = '', is_cut } = page;
  return { kind: 'page', status, final_url, content_type, body, ...(is_cut && { is_cut }) };
}

/** True when the signal ended first. */
function isAbortedWithin(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(true);
    const giveUp = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve(false);
    }, milliseconds);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** A web of the pages given, by address; any other address is unreachable. `requests` lists what was asked for. */
export function fakePageFetcher(pages: Record<string, FakePage>): {
  fetchPage: PageFetcher;
  requests: string[];
} {
  const requests: string[] = [];
  const fetchPage: PageFetcher = async ({ url, signal }) => {
    requests.push(url);
    const page = pages[url] ?? { reason: 'unreachable' };
    if (await isAbortedWithin(page.delay ?? 0, signal))
      return { kind: 'failed', reason: 'timeout' };
    return answer(url, page);
  };
  return { fetchPage, requests };
}
