import { userDataUpdateSchema } from '@vibes/core/account/user-data';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const updateUserData = callableEndpoint(
  'updateUserData',
  { payload: userDataUpdateSchema, secrets: [MASTER_KEY] },
  async (update, { uid }) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    await (await wireAccount()).updateUserData(uid, update);
    return { updated: true };
  },
);
