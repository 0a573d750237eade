import { describe, expect, it } from 'vitest';
import {
  CREATOR_STATUSES,
  statusAfterContact,
  statusGivenBack,
  statusWithoutDm,
} from './creator-status.ts';

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

describe('the status once a DM is taken back', () => {
  const contacted = {
    status: 'Contacted',
    status_set_by: 'event',
    email_sent: false,
    last_out_at: null,
  } as const;
  const at = new Date(0);

  it('is Discovered again', () => {
    expect(statusWithoutDm(contacted)).toBe('Discovered');
  });

  it.each([
    [{ ...contacted, status_set_by: 'person' as const }, 'Contacted'],
    [{ ...contacted, email_sent: true }, 'Contacted'],
    [{ ...contacted, last_out_at: at }, 'Contacted'],
    [{ ...contacted, status: 'Responded' as const }, 'Responded'],
  ])('stays where something else decided: %j', (creator, status) => {
    expect(statusWithoutDm(creator)).toBe(status);
  });
});

it('the status that an undo gives back is moved on by what went out since', () => {
  const before = { status: 'Discovered', status_set_by: 'event' } as const;
  const now = { email_sent: false, last_out_at: null, dm_sent_at: null };
  expect(statusGivenBack(before, now)).toEqual(before);
  expect(statusGivenBack(before, { ...now, email_sent: true }).status).toBe('Contacted');
  expect(
    statusGivenBack({ ...before, status_set_by: 'person' }, { ...now, email_sent: true }),
  ).toEqual({ status: 'Discovered', status_set_by: 'person' });
});
