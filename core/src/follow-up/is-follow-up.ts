import type { Delivery } from '../delivery/delivery.ts';

/** True for an email that follows up on one without an answer. */
export const isFollowUp = ({ step }: Pick<Delivery, 'step'>): boolean => step > 0;
