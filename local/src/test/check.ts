/** What one check of `npm test` found. */
export interface CheckResult extends TestCounts {
  /** Everything it said; shown when something failed, or passed at the second try only. */
  output: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  /** The names of failed tests; said again at the end, where a long output no longer shows them. */
  failures?: string[];
  /** The names of tests that failed, and passed when tried again: each a fault to be found, in test or product. */
  unsteady?: string[];
}

export interface Check {
  name: string;
  run: (signal: AbortSignal) => Promise<CheckResult>;
}
