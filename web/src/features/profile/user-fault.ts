import { FirebaseError } from 'firebase/app';
import type { Notice } from '../../components/notice.ts';

export const NOT_LOGGED_IN: Notice = {
  title: 'Authentication error',
  description: 'You are not logged in',
};

/** The sign-in service's codes for a session that is over. */
const OVER = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
];

/** Why the sign-in service could not return the user. */
export function userFault(error: unknown): Notice {
  const code = error instanceof FirebaseError ? error.code : '';
  if (OVER.includes(code)) return NOT_LOGGED_IN;
  return {
    title: 'Error',
    description:
      code === 'auth/network-request-failed'
        ? 'Failed to fetch user data'
        : 'An unexpected error occurred',
  };
}
