import type { FetchFailure } from '../../ports/page-fetcher.ts';

/** A fetch that ended for a known reason. */
export class FetchError extends Error {
  readonly failure: FetchFailure;
  constructor(failure: FetchFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** The reason behind an error of the HTTP client, which wraps ours in its own. */
export function failureOf(error: unknown): FetchFailure {
  if (error instanceof FetchError) return error.failure;
  if (!(error instanceof Error)) return 'unreachable';
  if (/^(?:Abort|Timeout|ConnectTimeout|HeadersTimeout|BodyTimeout)Error$/.test(error.name))
    return 'timeout';
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  const known = inner.filter((cause) => cause instanceof Error).map(failureOf);
  return known.find((failure) => failure !== 'unreachable') ?? 'unreachable';
}
