import { z } from 'zod';
import { callableDoor } from './callable-door.ts';
import { MASTER_KEY } from './master-key.ts';

export const getUserData = callableDoor(
  'getUserData',
  { payload: z.strictObject({}), secrets: [MASTER_KEY], is_reading: true },
  async (_, { uid }) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    return (await wireAccount()).getUserData(uid);
  },
);
