import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { userFault } from './user-fault.ts';

it.each([
  ['auth/user-token-expired', 'Authentication error', 'You are not logged in'],
  ['auth/user-disabled', 'Authentication error', 'You are not logged in'],
  ['auth/network-request-failed', 'Error', 'Failed to fetch user data'],
  ['auth/too-many-requests', 'Error', 'An unexpected error occurred'],
])('shows %s as %s: %s', (code, title, description) => {
  expect(userFault(new FirebaseError(code, ''))).toEqual({ title, description });
});

it('shows an unknown error as unexpected', () => {
  expect(userFault('?')).toMatchObject({ description: 'An unexpected error occurred' });
});
