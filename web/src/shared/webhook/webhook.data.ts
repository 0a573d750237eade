import type { TestResult } from '@vibes/core/api/delivery-callables';
import type { WebhookChannel } from '@vibes/core/channel/channel';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { renewUserData } from '../../lib/user-data.ts';
import { runTest, TEST_FALLBACK } from '../channel/run-test.ts';

/** Sends an example event to the saved URL. Never rejects. */
export const sendTestWebhook = (channel: WebhookChannel): Promise<TestResult> =>
  runTest(() => call('sendTestWebhook', { channel }, TEST_FALLBACK));

const FALLBACK = 'We couldn’t rotate the secret. Please try again.';

/** Replaces the signing secret by a new one, and shows the result. */
export async function rotateWebhookSecret(): Promise<void> {
  try {
    await call('rotateWebhookSecret', {}, FALLBACK);
    await renewUserData();
    notify.success({
      title: 'Signing secret rotated',
      description: 'Copy the new one to your systems. The old one keeps working for a day.',
    });
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'Signing secret not rotated', description });
  }
}
