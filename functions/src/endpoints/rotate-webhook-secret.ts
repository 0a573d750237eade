import { z } from 'zod';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const rotateWebhookSecret = callableEndpoint(
  'rotateWebhookSecret',
  { payload: z.strictObject({}), secrets: [MASTER_KEY] },
  async (_, { uid }) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    await (await wireAccount()).rotateWebhookSecret(uid);
    return { rotated: true };
  },
);
