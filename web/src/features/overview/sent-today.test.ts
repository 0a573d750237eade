import { describe, expect, it } from 'vitest';
import { sentNote, sentToday } from './sent-today.ts';

describe('sentToday', () => {
  it('is unknown until the first message', () => {
    expect(sentToday([], '2026-03-02')).toBeNull();
    expect(sentToday([{ id: '2026-03-02', captured: 4 }], '2026-03-02')).toBeNull();
  });

  it('adds up emails and DMs of the day, absent fields as 0', () => {
    const days = [{ id: '2026-03-02', emails_sent: 2, dms_sent: 1 }];
    expect(sentToday(days, '2026-03-02')).toEqual({ emails: 2, dms: 1 });
    expect(sentToday([{ id: '2026-03-02', dms_sent: 1 }], '2026-03-02')).toEqual({
      emails: 0,
      dms: 1,
    });
  });

  it('is zero on a quiet day after a busy one', () => {
    expect(sentToday([{ id: '2026-03-01', emails_sent: 9 }], '2026-03-02')).toEqual({
      emails: 0,
      dms: 0,
    });
  });
});

describe('sentNote', () => {
  it('names what the number consists of', () => {
    expect(sentNote({ emails: 1, dms: 0 })).toBe('1 email, 0 DMs');
    expect(sentNote(null)).toContain('not yet available');
  });
});
