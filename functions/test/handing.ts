import { userDocument } from '@vibes/core/firestore/documents';
import { accessCheck } from '../src/account/access-check.ts';
import { createHandover } from '../src/account/create-handover.ts';
import { cacheStanding } from '../src/account/cache-standing.ts';
import { redeemHandover } from '../src/account/redeem-handover.ts';
import { memorySignIn } from './models/memory-sign-in.ts';
import { memoryWorld } from './memory-world.ts';

/** An account whose setup guide is handed over to a phone. */
export async function handing() {
  const world = await memoryWorld();
  const { clock } = world.ports;
  const people = memorySignIn({ max: { email: 'max@brand.com' } }, clock);
  const unasked = (error: unknown) => {
    throw error;
  };
  const checkAccess = accessCheck(cacheStanding(people, clock), unasked);
  const ports = { ...world.ports, checkAccess };
  let phones = 0;
  return {
    ...world,
    ports,
    people,
    make: () => createHandover(ports, { uid: 'max', signed_in_at: clock() }),
    /** Each call is another phone, unless it says which. */
    redeem: (code: string, nonce = `phone ${(phones += 1)}`) =>
      redeemHandover(ports, { code, nonce }),
    user: () => world.data(userDocument.path('max')),
    block: (data: object) => world.write('update', userDocument.path('max'), { ...data }),
  };
}
