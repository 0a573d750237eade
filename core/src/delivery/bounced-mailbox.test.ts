import { describe, expect, it } from 'vitest';
import { bouncedMailbox } from './bounced-mailbox.ts';
import { refusal } from './delivery-refusal.ts';
import { BOUNCES_TO_PAUSE, BOUNCES_TO_WARN, judgeBounces } from './judge-bounces.ts';

const now = new Date('2026-05-10T12:00:00Z');
const sent = (count: number, bounced: number) => ({
  recent: Array.from({ length: count }, (_, at) => ({
    id: `email_${at}`,
    has_bounced: at < bounced,
  })),
});
const NOTHING = { mailbox: null, health: null };

describe('bounces of the last emails', () => {
  it('warn from three on, and pause from five on', () => {
    const verdicts = [0, 1, 2, 3, 4, 5, 50].map((bounced) =>
      judgeBounces(sent(50, bounced).recent),
    );
    expect(verdicts).toEqual(['fine', 'fine', 'fine', 'warn', 'warn', 'pause', 'pause']);
  });

  it('are marked one by one, each with when it came, so that many read at once are no burst', () => {
    const at = new Date('2026-05-09T12:00:00Z');
    expect(bouncedMailbox(sent(3, 0), 'email_2', { at, now })).toEqual({
      mailbox: {
        recent: [...sent(2, 0).recent, { id: 'email_2', has_bounced: true, bounced_at: at }],
      },
      health: null,
    });
  });

  it('stop the mailbox with the fifth, not with the fourth', () => {
    const fourth = bouncedMailbox(sent(50, BOUNCES_TO_WARN), 'email_49', { at: now, now });
    expect(fourth.health).toBeNull();
    const fifth = bouncedMailbox(sent(50, BOUNCES_TO_PAUSE - 1), 'email_49', { at: now, now });
    expect(fifth.health).toEqual({ stopped_at: now, last_error: refusal('mailbox_bounces') });
  });

  it('of one creator, or at two domains, only warn', () => {
    const at = (id: string, site: string) => ({ id, site, has_bounced: true });
    const ofAnn = ['email_ann', 'email_ann_1', 'email_ann_2'].map((id) => at(id, 'a.com'));
    const atTwo = Array.from({ length: 8 }, (_, n) => at(`email_${n}`, n % 2 ? 'a.com' : 'b.com'));
    expect([judgeBounces(ofAnn), judgeBounces(atTwo)]).toEqual(['warn', 'warn']);
    expect(judgeBounces([...atTwo, at('email_9', 'c.com')])).toBe('pause');
  });

  it('stop the mailbox at once when ten come in an hour, wherever they went', () => {
    const at = (n: number, minutes: number) => ({
      ...{ id: `email_${n}`, site: 'a.com', has_bounced: true },
      bounced_at: new Date(now.getTime() + minutes * 60_000),
    });
    const spread = (minutes: number) => Array.from({ length: 10 }, (_, n) => at(n, n * minutes));
    expect(judgeBounces(spread(6))).toBe('pause');
    expect(judgeBounces(spread(7))).toBe('warn');
  });

  it('stop a mailbox that sent five emails only', () => {
    expect(bouncedMailbox(sent(5, 4), 'email_4', { at: now, now }).health?.stopped_at).toEqual(now);
  });

  it('count once, and only among the last emails', () => {
    expect(bouncedMailbox(sent(50, 10), 'email_9', { at: now, now })).toEqual(NOTHING);
    expect(bouncedMailbox(sent(50, 10), 'email_of_long_ago', { at: now, now })).toEqual(NOTHING);
    expect(bouncedMailbox({ recent: [] }, 'email_1', { at: now, now })).toEqual(NOTHING);
  });
});
