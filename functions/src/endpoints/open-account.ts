import { openAccountSchema } from '@vibes/core/api/callables';
import { callableDoor } from './callable-door.ts';
import { MASTER_KEY } from './master-key.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

export const openAccount = callableDoor(
  'openAccount',
  { payload: openAccountSchema, secrets: [MASTER_KEY] },
  async (opening, { uid, token }) => {
    const { wireAccount } = await import('../wiring/wire-account.ts');
    const { open } = await wireAccount();
    const email = token.email ?? '';
    const person = {
      uid,
      email,
      name: text(token['name']) ?? '',
      photo_url: token.picture ?? null,
    };
    return open(person, opening);
  },
);
