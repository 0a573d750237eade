import type { TestResult } from '@vibes/core/api/delivery-callables';
import type { WebhookChannel } from '@vibes/core/channel/channel';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { renewUserData } from '../../lib/user-data.ts';
import { runTest, TEST_FALLBACK } from '../channel/run-test.ts';
import { orNotify } from '../../lib/or-notify.ts';

/** Sends an example event to the saved URL. Never rejects. */
export const sendTestWebhook = (channel: WebhookChannel): Promise<TestResult> =>
  runTest(() => call('sendTestWebhook', { channel }, TEST_FALLBACK));

/** Replaces the signing secret by a new one, and shows the result. */
export const rotateWebhookSecret = () =>
  orNotify('Signing secret not rotated', async () => {
    await call('rotateWebhookSecret', {}, 'We couldn’t rotate the secret. Please try again.');
    await renewUserData();
    notify.success({
      title: 'Signing secret rotated',
      description: 'Copy the new one to your systems. The old one keeps working for a day.',
    });
  });
