import type { Creator } from '@vibes/core/creator/creator';

/** The column Email Source: bio, linktree or none. */
export const emailSourceName = ({ email_source }: Pick<Creator, 'email_source'>) =>
  email_source === '' ? 'none' : email_source;
