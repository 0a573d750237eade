import { z } from 'zod';
import { callableDoor } from './callable-door.ts';
import { MASTER_KEY } from './master-key.ts';

export const regenerateApiKey = callableDoor(
  'regenerateApiKey',
  { payload: z.strictObject({}), secrets: [MASTER_KEY] },
  async (_, { uid }) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    await (await wireAccount()).regenerateApiKey(uid);
    return { regenerated: true };
  },
);
