import type { Delivery } from '@vibes/core/delivery/delivery';
import { describe, expect, it } from 'vitest';
import { knownEmails } from './known-emails.ts';

describe('the known emails', () => {
  it('distinguish a creator without a delivery from one not queried', () => {
    const delivery = { creator_id: 'a', state: 'queued' } as Delivery;
    const known = knownEmails(['a', 'b'], [delivery]);
    expect([known.get('a'), known.get('b'), known.get('c')]).toEqual([delivery, null, undefined]);
  });
});
