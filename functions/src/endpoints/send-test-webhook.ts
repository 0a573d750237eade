import { testWebhookSchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const sendTestWebhook = callableEndpoint(
  'sendTestWebhook',
  { payload: testWebhookSchema, secrets: [MASTER_KEY] },
  async (test, { uid }) => {
    const { wireTestWebhook } = await import('../wiring/wire-channel-tests.ts');
    return (await wireTestWebhook())(uid, test);
  },
);
