import { describe, expect, it } from 'vitest';
import { chooseContact } from './choose-contact.ts';
import type { ContactCandidate } from './contact-candidate.ts';

const owner = { handle: 'ilsa.torvane', name: 'Ilsa Torvane' };
const candidate = (
  address: string,
  rest: Partial<Omit<ContactCandidate, 'address'>> = {},
): ContactCandidate => ({
  address,
  evidence: address,
  repairs: [],
  source: 'linktree',
  found_at: 'https://torvane.com/',
  ...rest,
});
const ranking = (...candidates: ContactCandidate[]) => {
  const { contact, others } = chooseContact(candidates, owner);
  return [contact, ...others].map((chosen) => chosen?.address);
};

describe('the address to write to', () => {
  it('is the one on the profile before any on a linked page', () => {
    const linked = candidate('collabs@torvane.com', { evidence: 'Collabs: collabs@torvane.com' });
    const onProfile = candidate('hey@torvane.com', { source: 'bio' });
    expect(ranking(linked, onProfile)).toEqual(['hey@torvane.com', 'collabs@torvane.com']);
  });

  it('goes by role: collaborations, management, press, general, support', () => {
    const wanted = ['collab@a.com', 'mgmt@a.com', 'press@a.com', 'info@a.com', 'support@a.com'];
    expect(ranking(...wanted.toReversed().map((address) => candidate(address)))).toEqual(wanted);
  });

  it('counts the label before it, and not the one before its neighbour', () => {
    const evidence = 'Orders: a@torvane.com | Brand deals: b@torvane.com';
    const two = ['a@torvane.com', 'b@torvane.com'].map((address) =>
      candidate(address, { evidence }),
    );
    expect(ranking(...two)[0]).toBe('b@torvane.com');
  });

  it('is near the owner’s name', () => {
    expect(ranking(candidate('bob@agency.com'), candidate('ilsa.t@agency.com'))[0]).toBe(
      'ilsa.t@agency.com',
    );
  });

  it('is one that is in the text as found rather than one that was corrected', () => {
    const repaired = candidate('x1@gmail.com', { repairs: ['at_sign'] });
    expect(ranking(repaired, candidate('x2@gmail.com'))[0]).toBe('x2@gmail.com');
  });

  it('is the first of equals; each comes once', () => {
    expect(ranking(candidate('a@a.com'), candidate('b@a.com'), candidate('a@a.com'))).toEqual([
      'a@a.com',
      'b@a.com',
    ]);
  });

  it('is neither of two readings of the same letters, and such readings rank below any certain address', () => {
    const rivals = [
      candidate('lee@torvane.com', { rival: 'annlee@torvane.com' }),
      candidate('annlee@torvane.com', { rival: 'lee@torvane.com' }),
    ];
    expect(chooseContact(rivals, owner)).toEqual({ contact: null, others: rivals });
    expect(ranking(...rivals, candidate('info@agency.com'))[0]).toBe('info@agency.com');
    const again = candidate('lee@torvane.com', { source: 'bio' });
    expect(ranking(...rivals, again)).toEqual(['lee@torvane.com']);
  });

  it('is none when there is none', () => {
    expect(chooseContact([], owner)).toEqual({ contact: null, others: [] });
  });
});
