import { describe, expect, it } from 'vitest';
import { newWatch } from '../watch/watch.ts';
import { EMPTY_MAILBOX } from './empty-mailbox.ts';
import { holderOf, LEASE, nextSendTime, takeMailbox } from './mailbox.ts';

const now = new Date('2026-05-02T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const limits = { daily_cap: 3, spacing: 0 };

describe('a mailbox', () => {
  it('is open at first', () => expect(nextSendTime(EMPTY_MAILBOX, limits, now)).toBeNull());

  it('closes at its cap until the oldest email of the cap is a day old', () => {
    const box = { ...EMPTY_MAILBOX, window: [ago(23), ago(5), ago(1)] };
    expect(nextSendTime(box, limits, now)).toEqual({
      code: 'daily_cap',
      at: new Date(ago(23).getTime() + 86_400_000),
    });
  });

  it('waits for the right email when the cap was lowered below what went out', () => {
    const box = { ...EMPTY_MAILBOX, window: [ago(20), ago(15), ago(10), ago(5)] };
    expect(nextSendTime(box, { ...limits, daily_cap: 2 }, now)?.at).toEqual(
      new Date(ago(10).getTime() + 86_400_000),
    );
  });

  it('forgets what is older than a day', () => {
    const box = { ...EMPTY_MAILBOX, window: [ago(30), ago(25), ago(24), ago(1)] };
    expect(nextSendTime(box, limits, now)).toBeNull();
    expect(takeMailbox(box, { id: 'email_c1', to: 'a@gmail.com' }, now)).toEqual({
      ...EMPTY_MAILBOX,
      sending: 'email_c1',
      window: [ago(1), now],
      recent: [{ id: 'email_c1', has_bounced: false }],
    });
  });

  it('remembers its last 50 emails, each once', () => {
    const recent = Array.from({ length: 50 }, (_, at) => ({ id: `e${at}`, has_bounced: at === 7 }));
    const box = { ...EMPTY_MAILBOX, recent };
    const after = takeMailbox(box, { id: 'e50', to: 'a@gmail.com' }, now).recent;
    expect(after).toHaveLength(50);
    expect(after.at(0)?.id).toBe('e1');
    expect(after.filter(({ has_bounced }) => has_bounced)).toEqual([
      { id: 'e7', has_bounced: true },
    ]);
    const again = takeMailbox(box, { id: 'e7', to: 'a@gmail.com' }, now).recent;
    expect(again).toHaveLength(50);
    expect(again.at(-1)).toEqual({ id: 'e7', has_bounced: false });
  });

  it('is looked into for an answer two minutes after an email, if it is watched', () => {
    expect(
      takeMailbox(EMPTY_MAILBOX, { id: 'e', to: 'a@gmail.com' }, now).watch_due_at,
    ).toBeUndefined();
    const watched = { ...EMPTY_MAILBOX, watch: newWatch(ago(5)) };
    const soon = new Date(now.getTime() + 120_000);
    expect(takeMailbox(watched, { id: 'e', to: 'a@gmail.com' }, now)).toMatchObject({
      watch_due_at: soon,
      watch: { last_mail_at: now },
    });
    const sooner = new Date(now.getTime() + 1000);
    expect(
      takeMailbox({ ...watched, watch_due_at: sooner }, { id: 'e', to: 'a@gmail.com' }, now)
        .watch_due_at,
    ).toBe(sooner);
    expect(
      takeMailbox({ ...watched, watch_due_at: ago(-9) }, { id: 'e', to: 'a@gmail.com' }, now)
        .watch_due_at,
    ).toEqual(soon);
  });

  it('keeps its spacing between two emails', () => {
    const box = { ...EMPTY_MAILBOX, window: [new Date(now.getTime() - 4000)] };
    expect(nextSendTime(box, { daily_cap: 40, spacing: 20_000 }, now)).toEqual({
      code: 'spacing',
      at: new Date(now.getTime() + 16_000),
    });
    expect(nextSendTime(box, { daily_cap: 40, spacing: 4000 }, now)).toBeNull();
  });

  it('is closed as long as Gmail paused it', () => {
    const later = new Date(now.getTime() + 3_600_000);
    const box = { ...EMPTY_MAILBOX, paused_until: later };
    expect(nextSendTime(box, limits, now)).toEqual({ code: 'mailbox_limit', at: later });
    expect(nextSendTime(box, limits, later)).toBeNull();
    expect(takeMailbox(box, { id: 'email_c1', to: 'a@gmail.com' }, later).paused_until).toEqual(
      later,
    );
  });

  it.each([
    ['room', { daily_cap: 3, spacing: 0 }],
    ['distance', { daily_cap: 1000, spacing: 20_000 }],
    ['both', { daily_cap: 3, spacing: 20_000 }],
  ])('gives each of many that wait a send time that keeps %s', (_, kept) => {
    const box = { ...EMPTY_MAILBOX, window: [ago(2), ago(1), now] };
    const ahead: Date[] = [];
    for (let i = 0; i < 20; i += 1) {
      const sendTime = nextSendTime(box, kept, now, ahead);
      if (sendTime) ahead.push(sendTime.at);
    }
    const all = [...box.window, ...ahead].map((at) => at.getTime());
    expect(ahead).toHaveLength(20);
    for (let i = 3; i < all.length; i += 1) {
      const at = all[i] ?? 0;
      expect(at - (all[i - 1] ?? 0)).toBeGreaterThanOrEqual(Math.max(1, kept.spacing));
      const day = all.filter((one) => one <= at && at - one < 24 * 3_600_000);
      expect(day.length).toBeLessThanOrEqual(kept.daily_cap);
    }
  });
});

describe('who may be sending from a mailbox', () => {
  const taken = (milliseconds: number) => ({
    ...EMPTY_MAILBOX,
    sending: 'email_ann',
    window: [ago(1), new Date(now.getTime() - milliseconds)],
  });
  it.each([
    ['nobody, before the first email', EMPTY_MAILBOX, 'email_bob', null],
    ['the last one, while its lease lasts', taken(LEASE - 1), 'email_bob', 'email_ann'],
    ['nobody, once its lease is over', taken(LEASE), 'email_bob', null],
    ['nobody but itself', taken(0), 'email_ann', null],
    ['the last one, where no time is known', { ...taken(0), window: [] }, 'email_bob', 'email_ann'],
  ])('is %s', (_, mailbox, id, holder) => {
    expect(holderOf(mailbox, id, now)).toBe(holder);
  });
});
