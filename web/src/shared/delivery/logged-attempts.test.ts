import { describe, expect, it } from 'vitest';
import { loggedAttempts, type LoggedAttempt } from './logged-attempts.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));
const tried = (id: string, minute: number, fields: Partial<LoggedAttempt> = {}): LoggedAttempt => ({
  id,
  at: at(minute),
  channel: 'gmail',
  outcome: 'temporary',
  code: 'mailbox_busy',
  sentence: 'Later.',
  status: null,
  answer: '',
  milliseconds: 20,
  ...fields,
});
const sent = { state: 'sent', channel: 'gmail', sent_at: at(30) } as const;
const ids = (...args: Parameters<typeof loggedAttempts>) =>
  loggedAttempts(...args).map(({ id }) => id);

describe('the log of a delivery', () => {
  it('has the newest attempt first, whatever its number', () => {
    const waiting = { state: 'queued', channel: null, sent_at: null } as const;
    const stored = ['10', '2', '1'].map((id) => tried(id, Number(id)));
    expect(ids(waiting, stored)).toEqual(['10', '2', '1']);
  });

  it('ends with the attempt that Gmail accepted, which is not stored', () => {
    expect(loggedAttempts(sent, [tried('1', 1)])).toMatchObject([
      { id: 'taken', outcome: 'accepted', at: at(30) },
      { id: '1' },
    ]);
  });

  it('adds no attempt to an email that only the person confirmed, or to another channel', () => {
    expect(ids(sent, [tried('1', 1, { outcome: 'unknown' })])).toEqual(['1']);
    expect(ids({ ...sent, channel: 'email_webhook' }, [])).toEqual([]);
    expect(ids({ ...sent, state: 'failed' }, [])).toEqual([]);
  });
});
