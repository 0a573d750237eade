import type { FetchBlockReason } from '../../ports/page-fetcher.ts';

/** A fetch that ended for a known reason. */
export class FetchError extends Error {
  readonly reason: FetchBlockReason;
  constructor(reason: FetchBlockReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The reason behind an error of the HTTP client, which wraps ours in its own. */
export function fetchBlockReason(error: unknown): FetchBlockReason {
  if (error instanceof FetchError) return error.reason;
  if (!(error instanceof Error)) return 'unreachable';
  if (/^(?:Abort|Timeout|ConnectTimeout|HeadersTimeout|BodyTimeout)Error$/.test(error.name))
    return 'timeout';
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  const known = inner.filter((cause) => cause instanceof Error).map(fetchBlockReason);
  return known.find((reason) => reason !== 'unreachable') ?? 'unreachable';
}
