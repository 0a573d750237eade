import { describe, expect, it } from 'vitest';
import { EMPTY_MAILBOX, mailboxOpening, takeMailbox } from './mailbox.ts';

const now = new Date('2026-05-02T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const limits = { daily_cap: 3, spacing: 0 };

describe('a mailbox', () => {
  it('is open at first', () => expect(mailboxOpening(EMPTY_MAILBOX, limits, now)).toBeNull());

  it('closes at its cap until the oldest e-mail of the cap is a day old', () => {
    const box = { sending: null, window: [ago(23), ago(5), ago(1)] };
    expect(mailboxOpening(box, limits, now)).toEqual({
      code: 'daily_cap',
      at: new Date(ago(23).getTime() + 86_400_000),
    });
  });

  it('waits for the right one when the cap was lowered below what went out', () => {
    const box = { sending: null, window: [ago(20), ago(15), ago(10), ago(5)] };
    expect(mailboxOpening(box, { ...limits, daily_cap: 2 }, now)?.at).toEqual(
      new Date(ago(10).getTime() + 86_400_000),
    );
  });

  it('forgets what is older than a day', () => {
    const box = { sending: null, window: [ago(30), ago(25), ago(24), ago(1)] };
    expect(mailboxOpening(box, limits, now)).toBeNull();
    expect(takeMailbox(box, 'email_c1', now)).toEqual({
      sending: 'email_c1',
      window: [ago(1), now],
    });
  });

  it('keeps its distance between two e-mails', () => {
    const box = { sending: null, window: [new Date(now.getTime() - 4000)] };
    expect(mailboxOpening(box, { daily_cap: 40, spacing: 20_000 }, now)).toEqual({
      code: 'spacing',
      at: new Date(now.getTime() + 16_000),
    });
    expect(mailboxOpening(box, { daily_cap: 40, spacing: 4000 }, now)).toBeNull();
  });
});
