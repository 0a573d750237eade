import { describe, expect, it } from 'vitest';
import { webhookUrlRefusal } from './webhook-url.ts';

const INVALID = 'Please enter a valid URL';
const NOT_HTTPS = 'Use a URL that begins with https://';

describe('the address of a webhook', () => {
  it.each([
    ['https://hooks.example.com/abc', null],
    ['HTTPS://hooks.example.com:8443/a?b=c', null],
    ['http://hooks.example.com:8080/a?b=c', NOT_HTTPS],
    ['http://localhost.example.com/', NOT_HTTPS],
    ['http://127.0.0.1.example.com/', NOT_HTTPS],
    ['http://10.0.0.1/', NOT_HTTPS],
    ['hooks.example.com', INVALID],
    ['ftp://hooks.example.com/', INVALID],
    ['javascript:alert(1)', INVALID],
    ['https://max:secret@hooks.example.com/', INVALID],
    ['http://127.0.0.1@hooks.example.com/', INVALID],
    ['', INVALID],
    [`https://a.example/${'x'.repeat(2048)}`, INVALID],
  ])('%s: %s', (text, refusal) => {
    expect(webhookUrlRefusal(text)).toBe(refusal);
    expect(webhookUrlRefusal(text, { is_local: false })).toBe(refusal);
  });

  it.each(['http://127.0.0.1:8080/hook', 'http://localhost/hook?a#b'])(
    'is open on this machine in the local world only: %s',
    (text) => {
      expect(webhookUrlRefusal(text)).toBeNull();
      expect(webhookUrlRefusal(text, { is_local: false })).toBe(NOT_HTTPS);
    },
  );
});
