import { deliveryDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { deliveryHarness } from '../../../functions/test/delivery-harness.ts';
import type { MemoryWorld } from '../../../functions/test/memory-world.ts';
import { BOB, phone } from '../../../functions/test/phone.ts';
import { forever } from '../../../functions/test/queue-delivery.ts';
import { runDispatch } from '../../../functions/src/delivery/run-dispatch.ts';
import type { MailSender } from '../../../functions/src/ports/mail-sender.ts';
import { memorySignIn } from '../../../functions/test/models/memory-sign-in.ts';
import { deleteAccount } from './delete-account.ts';

/** Deletes Max's account, from beginning to end. */
function remove(world: MemoryWorld) {
  const people = memorySignIn({ max: { email: 'max@brand.com' } });
  return deleteAccount(
    {
      ...world.ports,
      documents: world.documents,
      people,
      openPayments: () => Promise.reject(new Error('There is no customer.')),
      pause: (milliseconds) => Promise.resolve(void world.later(milliseconds)),
    },
    { uid: 'max', email_hash: 'hash', report: () => undefined },
  );
}

const LEFT = /^(?:deletions\/max|trial_mailboxes\/\w+|users\/max\/credit_entries\/[\w-]+)$/;
const leftOver = (world: MemoryWorld) =>
  Object.keys(world.documents.dump()).filter((path) => !LEFT.test(path));

it('a capture that outlives the deletion of its account writes nothing', async () => {
  const world = await deliveryHarness();
  const { documents } = world.ports;
  let isInterrupted = false;
  const watched: typeof documents = {
    ...documents,
    async commit(writes) {
      const charges = writes.some(({ path }) => path.includes('/credit_entries/capture_'));
      if (charges && !isInterrupted) {
        isInterrupted = true;
        await remove(world);
      }
      return documents.commit(writes);
    },
  };
  const capture = phone(world).requestCapture({ url: BOB }, { documents: watched });
  await expect(capture).rejects.toThrow('Your account isn’t ready yet.');
  expect(isInterrupted).toBe(true);
  expect(leftOver(world)).toEqual([]);
});

it('a delivery that outlives the deletion of its account writes nothing', async () => {
  const world = await deliveryHarness();
  await world.set({ state: 'queued', due_at: world.ports.clock() });
  const mail: MailSender = async (account) => {
    const session = await world.ports.mail(account);
    if ('refused' in session) return session;
    return {
      ...session,
      async send(message) {
        expect(world.data(deliveryDocument.path('max', world.id))?.['state']).toBe('sending');
        await remove(world);
        return session.send(message);
      },
    };
  };
  await runDispatch({ ...world.ports, mail, onFault: () => undefined }, { uid: 'max', ...forever });
  expect(world.sentTo()).toHaveLength(1);
  expect(leftOver(world)).toEqual([]);
});
