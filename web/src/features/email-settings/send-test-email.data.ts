import type { TestResult } from '@vibes/core/api/delivery-callables';
import { call } from '../../lib/callables.ts';
import { runTest, TEST_FALLBACK } from '../../shared/channel/run-test.ts';

/** Sends an e-mail from the saved Gmail account to itself, and says how it ended. Never rejects. */
export const sendTestEmail = (): Promise<TestResult> =>
  runTest(() => call('sendTestEmail', {}, TEST_FALLBACK), {
    passed: 'Test e-mail sent',
    failed: 'Test e-mail failed',
  });
