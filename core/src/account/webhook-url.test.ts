import { expect, it } from 'vitest';
import { isWebhookUrl } from './webhook-url.ts';

it.each([
  ['https://hooks.example.com/abc', true],
  ['http://hooks.example.com:8080/a?b=c', true],
  ['hooks.example.com', false],
  ['ftp://hooks.example.com/', false],
  ['javascript:alert(1)', false],
  ['https://max:secret@hooks.example.com/', false],
  ['', false],
  [`https://a.example/${'x'.repeat(2048)}`, false],
])('%s can take a webhook: %s', (text, expected) => {
  expect(isWebhookUrl(text)).toBe(expected);
});
