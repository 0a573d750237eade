import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

const now = new Date('2026-11-23T12:00:00Z');
const origin = 'https://vibes.example';

it('names the support address, itself, and the day it ends', () => {
  expect(securityText({ origin, support_email: 'help@vibes.example', now })).toBe(
    [
      'Contact: mailto:help@vibes.example',
      'Expires: 2027-10-19T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://vibes.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names the form of the support page while no address is set', () => {
  expect(securityText({ origin, support_email: '', now })).toContain(
    'Contact: https://vibes.example/support#feedback\n',
  );
});
