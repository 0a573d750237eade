import { z } from 'zod';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const getUserData = callableEndpoint(
  'getUserData',
  { payload: z.strictObject({}), secrets: [MASTER_KEY], is_reading: true },
  async (_, { uid }) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    return (await wireAccount()).getUserData(uid);
  },
);
