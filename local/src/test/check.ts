/** What one check of `npm test` found. */
export interface CheckResult extends TestCounts {
  /** Everything it said; shown when something failed. */
  output: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  /** The names of failed tests; said again at the end, where a long output no longer shows them. */
  failures?: string[];
  /** How long each test took. */
  timings?: TestTiming[];
}

interface TestTiming {
  name: string;
  milliseconds: number;
}

export interface Check {
  /** Its budget stands under this name in `budgets.ts`. */
  name: string;
  run: (signal: AbortSignal) => Promise<CheckResult>;
}
