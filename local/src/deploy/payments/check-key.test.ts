import { expect, it } from 'vitest';
import { keyFault } from './check-key.ts';

it.each([
  ['sk_test_1a', 'test'],
  ['rk_live_1a', 'live'],
] as const)('%s is taken where %s payments are meant', (key, meant) =>
  expect(keyFault(key, meant)).toBeNull(),
);

it.each([
  ['sk_test_1a', 'live', /test mode.*nobody could pay/],
  ['rk_live_1a', 'test', /live mode.*real cards/],
  ['pk_live_1a', 'live', /begins with sk_test_/],
  ['whsec_1a', 'test', /begins with sk_test_/],
  ['', 'live', /Copy it from Developers/],
] as const)('%s is refused where %s payments are meant', (key, meant, sentence) => {
  expect(keyFault(key, meant)).toMatch(sentence);
});

it('no sentence repeats the key', () => {
  expect(keyFault('sk_live_secret', 'test')).not.toContain('secret');
});
