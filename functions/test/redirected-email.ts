import { creatorSchema } from '@vibes/core/creator/creator';
import {
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  suppressionDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import type { SuppressionReason } from '@vibes/core/opt-out/suppression';
import { expect } from 'vitest';
import { runChooseEmail } from '../src/creator/run-choose-email.ts';
import { runDispatch } from '../src/delivery/run-dispatch.ts';
import type { Documents } from '../src/ports/documents.ts';
import type { MailSender } from '../src/ports/mail-sender.ts';
import { memoryWorld } from './memory-world.ts';
import { page, tiktokWall } from './pages.ts';
import { ANN, phone } from './phone.ts';
import { forever, stateOf } from './queue-delivery.ts';

export const FOUND = 'ann@studio-lee.com';
export const TYPED = 'ann@home.com';

/** A closed profile with an automatic email on its way to an address of a pasted text. */
export async function going(hold_back = 'off') {
  const world = await memoryWorld();
  const settings = emailSettingsDocument.path('max');
  await world.write('update', settings, { hold_back });
  const { requestCapture } = phone(world, { [ANN]: page(ANN, tiktokWall) });
  const { creator } = await requestCapture({ url: ANN, text: `write to ${FOUND}` });
  const id = creator.id ?? '';
  const { documents } = world.ports;
  const choose = (email: string, is_typed: boolean, at: Documents = documents) =>
    runChooseEmail(
      { ...world.ports, documents: at },
      { uid: 'max', creator_id: id, email, is_typed },
    );
  const type = (email: string, at?: Documents) => choose(email, true, at);
  const run = (mail: MailSender = world.ports.mail) =>
    runDispatch({ ...world.ports, mail }, { uid: 'max', ...forever });
  const delivery = deliveryDocument.path('max', `email_${id}`);
  const setBalance = (num_credits: number) => {
    const path = usageCreditsDocument.path('max');
    return world.write('update', path, { num_credits });
  };
  const suppress = (reason: SuppressionReason) => {
    const path = suppressionDocument.path('max', `hash-of-${TYPED}`);
    const data = { uid: 'max', reason, at: world.ports.clock() };
    return world.write('set', path, data);
  };
  return {
    ...world,
    ...{ id, choose, type, run, delivery, setBalance, suppress },
    delivered: () => stateOf(world, `email_${id}`),
    creator: () => creatorSchema.parse(world.data(creatorDocument.path('max', id))),
    charges: () => world.entries().filter(({ kind }) => kind === 'capture'),
    sent: () => world.mail.sent.map(({ to }) => to),
  };
}
type Going = Awaited<ReturnType<typeof going>>;

export function expectOneCredit(world: Going) {
  expect(world.charges()).toMatchObject([{ ref: world.id, delta: -1, balance_after: 9 }]);
  expect(world.balance()).toBe(9);
  expect(world.creator().charged_at).not.toBeNull();
}
