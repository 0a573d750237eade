import type { Creator } from '@vibes/core/creator/creator';

/** The column Email Source: bio, linktree or none; "typed by you" for an address that the person typed. */
export const emailSourceName = ({ email, email_source }: Pick<Creator, 'email' | 'email_source'>) =>
  email_source || (email ? 'typed by you' : 'none');
