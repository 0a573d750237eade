import type { Creator } from '@vibes/core/creator/creator';
import { describe, expect, it } from 'vitest';
import { pickCreator } from './pick-creator.ts';

const creator = (id: string, more: Partial<Creator> = {}) =>
  ({ id, email_sent: false, dm_sent_at: null, opted_out_at: null, ...more }) as Creator;
const pick = (creators: Creator[], of: { sent?: string; captured?: string } = {}) =>
  pickCreator(creators, { sent: null, captured: null, ...of })?.id;

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
    expect(pick([creator('ann'), creator('bo')], { captured: 'bo' })).toBe('bo');
    expect(pick([creator('ann'), creator('bo', { email_sent: true })], { captured: 'bo' })).toBe(
      'ann',
    );
  });

  it('stays the one whose email went out', () => {
    const creators = [creator('ann'), creator('bo', { email_sent: true })];
    expect(pick(creators, { sent: 'bo', captured: 'ann' })).toBe('bo');
  });
});
