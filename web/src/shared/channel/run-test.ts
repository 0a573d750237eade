import type { TestResult } from '@vibes/core/api/delivery-callables';
import { renewUserData } from '../../lib/user-data.ts';

/** The sentence for a test that could not be run, when the server gives none. */
export const TEST_FALLBACK = 'We couldn’t run the test. Please try again.';

/**
 * Runs a test of a channel. Never rejects: a test that could not be run is a failed one. It changes the
 * channel's health, so that is read again.
 */
export async function runTest(run: () => Promise<TestResult>): Promise<TestResult> {
  const result = await run().catch((error: unknown): TestResult => ({
    ok: false,
    sentence: error instanceof Error ? error.message : TEST_FALLBACK,
    answer: null,
  }));
  void renewUserData();
  return result;
}
