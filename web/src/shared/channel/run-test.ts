import type { TestResult } from '@vibes/core/api/delivery-callables';
import { notify } from '../../components/toaster.tsx';
import { renewUserData } from '../../lib/user-data.ts';

/** The sentence for a test that could not be run, when the server gives none. */
export const TEST_FALLBACK = 'The test could not be run. Please try again.';

/**
 * Runs a test of a channel and shows in a toast how it ended. Never rejects: a test that could not
 * be run is a failed one. A test changes the channel's health, so that is read again.
 */
export async function runTest(
  run: () => Promise<TestResult>,
  words: { passed: string; failed: string },
): Promise<TestResult> {
  const result = await run().catch((error: unknown): TestResult => ({
    ok: false,
    sentence: error instanceof Error ? error.message : TEST_FALLBACK,
    answer: null,
  }));
  if (result.ok) notify.success({ title: words.passed });
  else notify.error({ title: words.failed, description: result.sentence });
  void renewUserData();
  return result;
}
