import { z } from 'zod';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const regenerateApiKey = callableEndpoint(
  'regenerateApiKey',
  { payload: z.strictObject({}), secrets: [MASTER_KEY] },
  async (_, { uid }) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    await (await wireAccount()).regenerateApiKey(uid);
    return { regenerated: true };
  },
);
