import { expect, it } from 'vitest';
import { plainSecretBox } from './plain-secret-box.ts';

it('the plain secret box derives the same 32 bytes for a context, and others for another', () => {
  const contexts = ['', 'a', 'b', 'webhook/max/0', 'webhook/max/1', 'webhook/eve/0'];
  const derived = contexts.map((context) => plainSecretBox().derive(context));
  expect(derived.every((bytes) => bytes.length === 32)).toBe(true);
  expect(new Set(derived.map(String)).size).toBe(contexts.length);
  expect(plainSecretBox().derive('webhook/max/0')).toEqual(derived[3]);
});
