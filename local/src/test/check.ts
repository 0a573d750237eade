/** What one check of `npm test` found. */
export interface CheckResult extends TestCounts {
  /** Everything it said; shown when something failed. */
  output: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  /** What failed; said again at the end, where a long output no longer shows it. */
  failures?: TestFailure[];
  /** How long each test took. */
  timings?: TestTiming[];
}

export interface TestFailure {
  name: string;
  /** What the test said, in full. */
  reason: string;
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
