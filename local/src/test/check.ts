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
}

export interface Check {
  name: string;
  run: (signal: AbortSignal) => Promise<CheckResult>;
}
