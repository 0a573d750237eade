import { describe, expect, it } from 'vitest';
import { isAgainstMail, OPEN_STATUSES, whoseTurn } from './whose-turn.ts';

describe('whose turn it is', () => {
  it.each(['Discovered', 'Contacted', 'Responded', 'Meeting Scheduled'] as const)(
    'is told while the status is %s',
    (status) => {
      expect(whoseTurn({ awaiting: 'us', status })).toBe('us');
      expect(OPEN_STATUSES).toContain(status);
    },
  );
  it.each(['Converted', 'Rejected', 'No Response'] as const)(
    'is nobody’s once it is %s',
    (status) => {
      expect(whoseTurn({ awaiting: 'us', status })).toBeNull();
      expect(whoseTurn({ awaiting: 'them', status })).toBeNull();
      expect(OPEN_STATUSES).not.toContain(status);
    },
  );
});

describe('a status that a person set against what the mail says', () => {
  const nothing = { email_sent: false, last_out_at: null, dm_sent_at: null, awaiting: null };
  const person = { ...nothing, status_set_by: 'person' as const };
  it.each([
    [true, { status: 'Discovered' as const, email_sent: true }],
    [true, { status: 'Discovered' as const, last_out_at: new Date(0) }],
    [true, { status: 'Discovered' as const, dm_sent_at: new Date(0) }],
    [false, { status: 'Discovered' as const }],
    [true, { status: 'Converted' as const, awaiting: 'us' as const }],
    [false, { status: 'Converted' as const, awaiting: 'them' as const }],
    [false, { status: 'Contacted' as const, email_sent: true, awaiting: 'us' as const }],
  ])('%s for %j', (is, fields) => {
    expect(isAgainstMail({ ...person, ...fields })).toBe(is);
    expect(isAgainstMail({ ...person, ...fields, status_set_by: 'event' })).toBe(false);
  });
});
