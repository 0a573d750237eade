import { describe, expect, it } from 'vitest';
import { CREATOR_STATUSES, statusAfterContact } from './creator-status.ts';

describe('the status after an email went out', () => {
  it('is Contacted for a creator just discovered', () => {
    expect(statusAfterContact({ status: 'Discovered', status_set_by: 'event' })).toBe('Contacted');
  });

  it('is what a person set', () => {
    expect(statusAfterContact({ status: 'Discovered', status_set_by: 'person' })).toBe(
      'Discovered',
    );
  });

  it.each(CREATOR_STATUSES.filter((status) => status !== 'Discovered'))(
    'never moves back from %s',
    (status) => {
      expect(statusAfterContact({ status, status_set_by: 'event' })).toBe(status);
    },
  );
});
