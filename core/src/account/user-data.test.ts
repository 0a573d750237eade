import { describe, expect, it } from 'vitest';
import { userDataUpdateSchema } from './user-data.ts';

const isTaken = (update: unknown) => userDataUpdateSchema.safeParse(update).success;

describe('an update of user data', () => {
  it('takes part of a table', () => {
    expect(isTaken({ table: 'message_templates', data: { email_subject: 'Hello' } })).toBe(true);
  });

  it('drops the spaces Gmail shows in an app password', () => {
    const data = { app_password: 'abcd efgh ijkl mnop' };
    expect(userDataUpdateSchema.parse({ table: 'email_settings', data }).data).toEqual({
      app_password: 'abcdefghijklmnop',
    });
  });

  it.each([
    ['an unknown table', { table: 'users', data: { name: 'x' } }],
    ['an unknown field', { table: 'email_settings', data: { is_admin: true } }],
    ['a field of the server', { table: 'email_settings', data: { app_password_set: true } }],
    ['a short template', { table: 'message_templates', data: { tiktok_template: 'Hi' } }],
    ['a short subject', { table: 'message_templates', data: { email_subject: 'Hi' } }],
    ['an address that is none', { table: 'email_settings', data: { email_address: 'ann' } }],
    ['a short app password', { table: 'email_settings', data: { app_password: 'a b c d e f' } }],
  ])('refuses %s', (_, update) => expect(isTaken(update)).toBe(false));
});
