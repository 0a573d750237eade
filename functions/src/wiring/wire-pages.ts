import type { CaptureCall } from '../capture/capture-call.ts';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import type { PageReaders } from '../ports/page-readers.ts';
import type { Part } from '../sweep/part.ts';
import { before, once, onUnmarked, wireQueue } from './wire-base.ts';
import { wireDns } from './wire-dns.ts';
import { wireAccessCheck } from './wire-sign-in.ts';

function timed(fetchPage: PageFetcher, onPage: (ms: number) => void): PageFetcher {
  return async (request) => {
    const started = performance.now();
    try {
      return await fetchPage(request);
    } finally {
      onPage(performance.now() - started);
    }
  };
}

/** What fetches pages and reads them. */
const wireReading = once(async () => {
  const config = readConfig();
  const [{ addressesOf }, { createPageFetcher }, threads, { isReadable }] = await Promise.all([
    wireDns(),
    import('../adapters/http/create-page-fetcher.ts'),
    import('../adapters/page-threads/threaded-page-readers.ts'),
    import('../scrape/is-readable.ts'),
  ]);
  const pageReaders = threads.threadedPageReaders({
    // Beside the chunk that holds this (functions/build.mjs).
    script: new URL('./page-thread.js', import.meta.url),
    onFault: (fault) => log.error('page.unread', { ...fault }),
  });
  return {
    ...pageReaders,
    fetchPage: createPageFetcher({
      gateway_url: config.PAGE_GATEWAY_URL,
      addressesOf,
      allow_local_targets: config.ALLOW_LOCAL_TARGETS,
      app_origin: config.APP_ORIGIN,
      isReadable: ({ final_url: url, ...page }, signal) =>
        isReadable(
          { url, ...page },
          {
            readProfileOn: (source) => pageReaders.readProfileOn(source, signal),
            readLinkPage: (source) => pageReaders.readLinkPage(source, signal),
          },
        ),
    }),
  };
});

/**
 * The ports for reading creators, and for queueing the deliveries that follow. What reads pages is
 * loaded with the first page: until then a request waits for documents.
 */
const wirePages = once(async () => {
  const [queue, { takesMail }] = await Promise.all([wireQueue(), wireDns()]);
  const readers: PageReaders = {
    readLinkPage: async (...asked) => (await wireReading()).readLinkPage(...asked),
    readProfilePage: async (...asked) => (await wireReading()).readProfilePage(...asked),
    readProfileOn: async (...asked) => (await wireReading()).readProfileOn(...asked),
  };
  return {
    ...queue,
    ...readers,
    takesMail,
    pictures_from: readConfig().PICTURES_FROM ?? null,
    fetchPage: async (request: Parameters<PageFetcher>[0]) =>
      (await wireReading()).fetchPage(request),
  };
});

/** Loaded with the first token. */
const wireTokens = once(async () => {
  const [{ firebaseIdTokens }, { findTokenOwner }] = await Promise.all([
    import('../adapters/auth/firebase-id-tokens.ts'),
    import('../account/find-token-owner.ts'),
  ]);
  const verifyIdToken = firebaseIdTokens();
  return (token: string) => findTokenOwner(verifyIdToken, token);
});

export const wireCapture = once(async () => {
  const [pages, { runCapture }, { readerWatch }, { findKeyOwner }] = await Promise.all([
    wirePages(),
    import('../capture/run-capture.ts'),
    import('../adapters/reader-watch/reader-watch.ts'),
    import('../account/find-key-owner.ts'),
  ]);
  const ports = {
    ...pages,
    // Loaded beside the first request's reads, not before them.
    checkAccess: async (person: SignIn) => (await wireAccessCheck())(person),
    per_minute: readConfig().CAPTURES_PER_MINUTE,
    // For requests alone: a reread creator was missed before, and would count several times.
    watchReaders: readerWatch({
      ...pages,
      instance: pages.randomness.id(),
      onFault: (fault) => log.warn('readers.uncounted', { ...fault }),
    }),
  };
  return {
    findKeyOwner: (key: string, use: { is_dry_run: boolean }) => {
      const finding = findKeyOwner({ ...ports, onUnmarked }, key, use);
      // Beside the first documents. A fault is met again by the page that needs it.
      wireReading().catch(() => undefined);
      return finding;
    },
    findTokenOwner: async (token: string) => (await wireTokens())(token),
    /** `onPage` is called with the milliseconds of every page fetched. */
    capture: (call: CaptureCall, onPage: (ms: number) => void) =>
      runCapture({ ...ports, fetchPage: timed(ports.fetchPage, onPage) }, call),
  };
});

export const wireReread = once(async () => {
  const [pages, { runReread }] = await Promise.all([
    wirePages(),
    import('../capture/run-reread.ts'),
  ]);
  const onFault = (fault: object) => log.error('reread.failed', { ...fault });
  return {
    runReread: (budget: number, part: Part) =>
      runReread({ ...pages, onFault }, { until: before(budget), part }),
  };
});
