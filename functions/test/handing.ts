import { userDocument } from '@vibes/core/firestore/documents';
import { admitPerson } from '../src/account/admit-person.ts';
import { createHandover } from '../src/account/create-handover.ts';
import { recallStanding } from '../src/account/recall-standing.ts';
import { redeemHandover } from '../src/account/redeem-handover.ts';
import { memorySignIn } from '../src/ports/sign-in-service.ts';
import { memoryWorld } from './memory-world.ts';

/** An account whose setup guide is handed over to a phone. */
export async function handing() {
  const world = await memoryWorld();
  const { clock } = world.ports;
  const people = memorySignIn({ max: { email: 'max@brand.com' } }, clock);
  const unasked = (error: unknown) => {
    throw error;
  };
  const admit = admitPerson(recallStanding(people, clock), unasked);
  const ports = { ...world.ports, admit };
  return {
    ...world,
    ports,
    people,
    make: () => createHandover(ports, { uid: 'max', signed_in_at: clock() }),
    redeem: (code: string, nonce?: string) => redeemHandover(ports, { code, nonce }),
    user: () => world.data(userDocument.path('max')),
    block: (data: object) =>
      world.documents.commit([
        { kind: 'update', path: userDocument.path('max'), data: { ...data } },
      ]),
  };
}
