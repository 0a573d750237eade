import { creatorSchema } from '@vibes/core/creator/creator';
import {
  activityDocument,
  contactedDocument,
  creatorDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { runChooseEmail } from '../src/creator/run-choose-email.ts';
import { runDispatch } from '../src/delivery/run-dispatch.ts';
import type { Documents } from '../src/ports/documents.ts';
import { memoryWorld } from './memory-world.ts';
import { page, tiktokPage } from './pages.ts';
import { ANN, phone } from './phone.ts';
import { forever, stateOf } from './queue-delivery.ts';

export const OLD = 'ann@studio-lee.com';
export const NEW = 'ann@agency-north.com';
const bio = `management: ${OLD} · me: ${NEW}`;
const web = { [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', bio })) };

/** A creator with two addresses whose email to the first is queued. */
export async function twoAddresses() {
  const world = await memoryWorld();
  const { requestCapture } = phone(world, web);
  const { creator } = await requestCapture({ url: ANN });
  const id = creator.id ?? '';
  const delivery = `email_${id}`;
  const choose = (email: string, documents: Documents = world.ports.documents) =>
    runChooseEmail({ ...world.ports, documents }, { uid: 'max', creator_id: id, email });
  return {
    ...world,
    requestCapture,
    id,
    delivery,
    choose,
    creator: () => creatorSchema.parse(world.data(creatorDocument.path('max', id))),
    delivered: () => stateOf(world, delivery),
    contacted: (email: string) =>
      world.data(contactedDocument.path('max', `hash-of-${email}`))?.['delivery_id'],
    feed: () =>
      world.under(activityDocument.collection('max')).filter(({ kind }) => kind === 'email_chosen'),
    send: () => runDispatch(world.ports, { uid: 'max', ...forever }),
  };
}
export type TwoAddresses = Awaited<ReturnType<typeof twoAddresses>>;
/** Puts the email into another state, directly in the database. */
export const setDelivery = (world: TwoAddresses, data: Record<string, unknown>) =>
  world.write('update', deliveryDocument.path('max', world.delivery), data);
