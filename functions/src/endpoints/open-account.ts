import { openAccountSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';
import { personOf } from './person-of.ts';

export const openAccount = callableEndpoint(
  'openAccount',
  { payload: openAccountSchema, secrets: [MASTER_KEY] },
  async (opening, signedIn) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    const { open } = await wireAccount();
    return open(personOf(signedIn), opening);
  },
);
