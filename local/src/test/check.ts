/** What one check of `npm test` found. */
export interface CheckResult {
  passed: number;
  failed: number;
  /** Everything it said; shown when something failed. */
  output: string;
}

export interface Check {
  name: string;
  run: (signal: AbortSignal) => Promise<CheckResult>;
}
