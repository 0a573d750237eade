import { signOutEverywhereSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const signOutEverywhere = callableEndpoint(
  'signOutEverywhere',
  { payload: signOutEverywhereSchema, secrets: [MASTER_KEY] },
  async ({ new_key }, { uid }) => {
    const { wireSignOut } = await import('../wiring/wire-account.ts');
    await (
      await wireSignOut()
    )(uid, { new_key });
    return { signed_out: true };
  },
);
