/** What one check of `npm test` found. */
export interface CheckResult extends TestCounts {
  /** Its whole output; shown when something failed. */
  output: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  /** What failed; repeated at the end, below a long output. */
  failures?: TestFailure[];
  /** How long each test took. */
  timings?: TestTiming[];
}

export interface TestFailure {
  name: string;
  /** The full output of the test. */
  reason: string;
}

interface TestTiming {
  name: string;
  milliseconds: number;
}

export interface Check {
  /** Its budget is under this name in `budgets.ts`. */
  name: string;
  run: (signal: AbortSignal) => Promise<CheckResult>;
}
