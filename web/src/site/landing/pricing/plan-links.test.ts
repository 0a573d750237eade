import { expect, it } from 'vitest';
import { afterSignIn } from '../../../lib/routes.ts';
import { planLinks } from './plan-links.ts';

it.each([
  ['/login', planLinks.login],
  ['/signup', planLinks.signup],
])('%s leads back to the plans', (path, link) => {
  const { pathname, search } = new URL(link, 'https://vibes.example');
  expect(pathname).toBe(path);
  expect(afterSignIn(search)).toBe(planLinks.plans);
});
