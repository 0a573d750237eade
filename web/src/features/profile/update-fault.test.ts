import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { updateFault } from './update-fault.ts';

const NEUTRAL = 'There was an error updating your profile';

it.each([
  ['permission-denied', 'Missing or insufficient permissions.', undefined],
  ['resource-exhausted', 'Quota exceeded.', undefined],
  ['permission-denied', "\nfalse for 'update' @ L16", NEUTRAL],
  ['unavailable', 'Connection failed.', NEUTRAL],
  ['auth/network-request-failed', 'Firebase: Error (auth/network-request-failed).', NEUTRAL],
  ['internal', '', NEUTRAL],
])('for %s with %j shows %s', (code, message, reported = message) => {
  expect(updateFault(new FirebaseError(code, message))).toEqual({
    title: 'Update failed',
    description: reported,
  });
});

it('for an unknown error shows the neutral sentence', () => {
  expect(updateFault(null).description).toBe(NEUTRAL);
});
