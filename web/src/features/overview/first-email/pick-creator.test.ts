import type { Creator } from '@vibes/core/creator/creator';
import { describe, expect, it } from 'vitest';
import { pickCreator } from './pick-creator.ts';

const creator = (id: string, more: Partial<Creator> = {}) =>
  ({ id, email_sent: false, dm_sent_at: null, opted_out_at: null, ...more }) as Creator;
const pick = (creators: Creator[], captured: string | null = null) =>
  pickCreator(creators, captured)?.id;

describe('the creator of the first email', () => {
  it('is the newest who can be written to', () => {
    expect(pick([])).toBeUndefined();
    expect(pick([creator('ann'), creator('bo')])).toBe('ann');
    const at = new Date(0);
    const others = [
      creator('a', { email_sent: true }),
      creator('b', { dm_sent_at: at }),
      creator('c', { opted_out_at: at }),
    ];
    expect(pick([...others, creator('bo')])).toBe('bo');
  });

  it('is the one captured last, while they can be written to', () => {
    expect(pick([creator('ann'), creator('bo')], 'bo')).toBe('bo');
    expect(pick([creator('ann'), creator('bo', { email_sent: true })], 'bo')).toBe('ann');
  });
});
