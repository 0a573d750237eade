import { expect, it } from 'vitest';
import { afterSignIn } from '../../../lib/routes.ts';
import { planDoors } from './plan-doors.ts';

it.each([
  ['/login', planDoors.login],
  ['/signup', planDoors.signup],
])('%s leads back to the plans', (path, door) => {
  const { pathname, search } = new URL(door, 'https://vibes.example');
  expect(pathname).toBe(path);
  expect(afterSignIn(search)).toBe(planDoors.plans);
});
