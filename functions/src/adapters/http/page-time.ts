/** The time one page may take, over all the requests it needs. */
export interface PageTime {
  /** Runs a request under the time that is left; what is between two requests does not count. */
  spend: <T>(signal: AbortSignal, request: (limit: AbortSignal) => Promise<T>) => Promise<T>;
}

/** @param total milliseconds */
export function pageTime(total: number): PageTime {
  let left = total;
  return {
    async spend(signal, request) {
      const started = performance.now();
      const limit = AbortSignal.timeout(Math.max(0, Math.ceil(left)));
      try {
        return await request(AbortSignal.any([signal, limit]));
      } finally {
        left -= performance.now() - started;
      }
    },
  };
}
