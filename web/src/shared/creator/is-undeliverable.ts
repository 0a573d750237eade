import type { Creator } from '@vibes/core/creator/creator';

/** Why mail to an address may fail. */
export type AddressMarks = Pick<Creator, 'email_refused_at' | 'email_unreachable_at'>;

export const isUndeliverable = ({
  email_refused_at,
  email_unreachable_at,
}: AddressMarks): boolean => (email_refused_at ?? email_unreachable_at) !== null;
