import { emailSettingsUpdateSchema } from '@vibes/core/account/email-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webhookSchema } from './webhook-schema.ts';

const fault = (webhook_url: string) => {
  try {
    webhookSchema.validateSync({ webhook_url });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the webhook form', () => {
  it.each<[string, string, string | null]>([
    ['an https URL', 'https://hooks.example.com/mail', null],
    ['spaces around it', '  https://hooks.example.com/mail ', null],
    ['a port and a query', 'https://hooks.example.com:8080/mail?to=me', null],
    ['a webhook of the local world', 'http://127.0.0.1:8080/mail', null],
    ['plain http', 'http://hooks.example.com/mail', 'Use a URL that begins with https://'],
    ['nothing', '', 'URL is required'],
    ['only spaces', '     ', 'URL is required'],
    ['too few characters', 'ab.c', 'URL is required'],
    ['no scheme', 'hooks.example.com', 'Please enter a valid URL'],
    ['another scheme', 'ftp://hooks.example.com', 'Please enter a valid URL'],
    ['a password in it', 'https://ann:secret@hooks.example.com', 'Please enter a valid URL'],
    ['a space within', 'https://hooks.example.com/a b', 'Please enter a valid URL'],
    ['too long', `https://hooks.example.com/${'x'.repeat(2048)}`, 'Please enter a valid URL'],
  ])('judges %s', (_, webhook_url, expected) => {
    expect(fault(webhook_url)).toBe(expected);
  });

  it('accepts nothing that the server refuses', () => {
    const pieces = fc.constantFrom('http', 's', '://', 'a', '.', '@', ':', '8', '/', '?', '#', ' ');
    const rest = fc.string({ unit: pieces, maxLength: 12 });
    const url = fc.oneof(
      rest,
      rest.map((text) => `https://a${text}`),
      rest.map((text) => `http://localhost${text}`),
    );
    fc.assert(
      fc.property(
        url,
        (webhook_url) =>
          !webhookSchema.isValidSync({ webhook_url }) ||
          emailSettingsUpdateSchema.safeParse({ webhook_url: webhook_url.trim() }).success,
      ),
      { numRuns: 2000 },
    );
  });
});
