import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery } from '@vibes/core/delivery/delivery';

/** True for a delivery that goes on only when a person does something about it. */
export const needsPerson = (delivery: Delivery): boolean => {
  const { state, due_at, replaced_by } = delivery;
  if (replaced_by !== null) return false;
  if (state === 'held') return due_at === undefined;
  return state === 'failed' || state === 'uncertain' || cameBack(delivery);
};
