import { expect, it } from 'vitest';
import { effectOf } from './effect-of.ts';
import type { Inbound } from './inbound.ts';

it.each([
  // class, proof, in the inbox, in junk
  ['reply', 'proven', 'acts', 'held'],
  ['reply', 'authenticated', 'acts', 'shown'],
  ['reply', 'claimed', 'offered', 'shown'],
  ['bounce', 'proven', 'acts', 'acts'],
  ['bounce', 'authenticated', 'acts', 'shown'],
  ['bounce', 'claimed', 'shown', 'shown'],
  ['auto', 'proven', 'acts', 'acts'],
  ['auto', 'authenticated', 'acts', 'shown'],
  ['auto', 'claimed', 'shown', 'shown'],
] as const)('%s that is %s: %s, in junk: %s', (kind, proof, inbox, junk) => {
  const of = (in_junk: boolean) => effectOf({ class: kind, proof, in_junk, wants_stop: false });
  expect([of(false), of(true)]).toEqual([inbox, junk]);
});

it('a proven request to stop acts in junk as well', () => {
  const wish: Pick<Inbound, 'class' | 'in_junk' | 'wants_stop'> = {
    class: 'reply',
    in_junk: true,
    wants_stop: true,
  };
  expect(effectOf({ ...wish, proof: 'proven' })).toBe('acts');
  expect(effectOf({ ...wish, proof: 'claimed' })).toBe('shown');
});
