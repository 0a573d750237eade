import { describe, expect, it } from 'vitest';
import { sentNote, sentToday } from './sent-today.ts';

describe('sentToday', () => {
  it.each([
    ['unknown before the first day', [], null],
    ['unknown until the first message', [{ id: '2026-03-02', captured: 4 }], null],
    [
      'that of emails and DMs of the day',
      [{ id: '2026-03-02', emails_sent: 2, dms_sent: 1 }],
      { emails: 2, dms: 1 },
    ],
    ['0 of what is absent', [{ id: '2026-03-02', dms_sent: 1 }], { emails: 0, dms: 1 }],
    ['0 after a busy day', [{ id: '2026-03-01', emails_sent: 9 }], { emails: 0, dms: 0 }],
  ])('is %s', (_, days, sent) => {
    expect(sentToday(days, '2026-03-02')).toEqual(sent);
  });
});

describe('sentNote', () => {
  it('names what the number consists of', () => {
    expect(sentNote({ emails: 1, dms: 0 })).toBe('1 email, 0 DMs');
    expect(sentNote(null)).toContain('not yet available');
  });
});
