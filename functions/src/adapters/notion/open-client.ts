import { Client } from '@notionhq/client';

/** Milliseconds for one request, its answer read to the end. */
const TIMEOUT = 10_000;

/**
 * Notion's client for one key. It never repeats a request, since deliveries are retried in a way
 * that people see. It logs nothing: keys and rows would stand there. The client's own timeout ends
 * with the head of an answer, so each request has one that covers the body too.
 */
export function openClient({
  api_key,
  base_url,
  timeout = TIMEOUT,
}: {
  api_key: string;
  base_url: string | undefined;
  timeout?: number | undefined;
}): Client {
  return new Client({
    auth: api_key,
    baseUrl: base_url,
    retry: false,
    timeoutMs: timeout,
    logger: () => undefined,
    fetch: (url, init) =>
      fetch(url, { ...(init as RequestInit), signal: AbortSignal.timeout(timeout) }),
  });
}

/** Anything else could not even stand in a header. */
export const isPossibleKey = (api_key: string): boolean => /^[!-~]+$/.test(api_key);
