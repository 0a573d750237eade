import { NAME_LIMIT } from '@vibes/core/account/user-account';
import { expect, it } from 'vitest';
import { profileSchema } from './profile-schema.ts';

it.each(['', 'Ann', '  Ann  ', '王芳 🐙', 'x'.repeat(NAME_LIMIT)])('takes %j as a name', (name) => {
  expect(profileSchema.isValidSync({ name })).toBe(true);
});

it('refuses a name the database would refuse', () => {
  expect(() => profileSchema.validateSync({ name: 'x'.repeat(NAME_LIMIT + 1) })).toThrow(
    'Your name can have 120 characters at most.',
  );
});
