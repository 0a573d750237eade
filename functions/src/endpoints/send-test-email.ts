import { z } from 'zod';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const sendTestEmail = callableEndpoint(
  'sendTestEmail',
  { payload: z.strictObject({}), secrets: [MASTER_KEY] },
  async (_, { uid }) => {
    const { wireTestEmail } = await import('../wiring/wire-channel-tests.ts');
    return (await wireTestEmail())(uid);
  },
);
