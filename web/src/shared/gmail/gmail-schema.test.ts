import { emailSettingsUpdateSchema } from '@vibes/core/account/email-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gmailSchema, type GmailValues } from './gmail-schema.ts';
import { gmailUpdate } from './gmail-update.ts';

const fresh = gmailSchema({ has_password: false });
const saved = gmailSchema({ has_password: true });
const good: GmailValues = {
  email_address: 'ann@brand.example',
  app_password: 'abcd efgh ijkl mnop',
};

describe('the Gmail form', () => {
  it('accepts an address and an app password as Google shows it', () => {
    expect(fresh.isValidSync(good)).toBe(true);
  });

  it.each([
    '',
    'ann',
    'ann@brand',
    'ann@@brand.example',
    'ann @brand.example',
    'a..b@brand.example',
  ])('refuses the address %j', (email_address) => {
    expect(() => fresh.validateSync({ ...good, email_address })).toThrow(
      'Please enter a valid email address',
    );
  });

  it.each(['', 'short', 'a b c d e f g', '        '])(
    'refuses the app password %j',
    (app_password) => {
      expect(() => fresh.validateSync({ ...good, app_password })).toThrow(
        'Please enter a valid app password',
      );
    },
  );

  it('takes an app password from 8 characters on', () => {
    expect(fresh.isValidSync({ ...good, app_password: 'abcdefgh' })).toBe(true);
    expect(fresh.isValidSync({ ...good, app_password: 'abcdefg' })).toBe(false);
  });

  it('lets a saved app password stay', () => {
    expect(saved.isValidSync({ ...good, app_password: '' })).toBe(true);
    const empty = { email_address: '', app_password: '' };
    expect(gmailUpdate({ ...good, app_password: '' }, empty)).toEqual({
      email_address: good.email_address,
    });
    // An address changed in another tab stays.
    const { app_password } = good;
    expect(gmailUpdate(good, { ...good, app_password: '' })).toEqual({ app_password });
    expect(saved.isValidSync({ ...good, app_password: 'short' })).toBe(false);
  });

  it('accepts nothing that the server refuses', () => {
    const address = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: fc.constantFrom('a', 'Z', '9', '.', '-', '_', '+', '@'), maxLength: 24 }),
    );
    fc.assert(
      fc.property(
        fc.record({ email_address: address, app_password: fc.string({ maxLength: 220 }) }),
        (values) =>
          !saved.isValidSync(values) ||
          emailSettingsUpdateSchema.safeParse(
            gmailUpdate(values, { email_address: '', app_password: '' }),
          ).success,
      ),
      { numRuns: 2000 },
    );
  });
});
