import { describe, expect, it } from 'vitest';
import type { FollowUp } from './follow-up.ts';
import { holdFollowUp, releaseFollowUp } from './hold-follow-up.ts';

const time_zone = 'Europe/Berlin';
/** A Tuesday. */
const now = new Date('2026-05-05T10:00:00Z');
const planned = (due: string | null, change: Partial<FollowUp> = {}): FollowUp => ({
  ...{ step: 1, of: 'email_ann', made: 0, round: 1, away_until: null, ended: null },
  due_at: due === null ? null : new Date(due),
  ...change,
});
const held = (follow_up: FollowUp | null, days?: number) =>
  holdFollowUp(follow_up, { now, time_zone, ...(days === undefined ? {} : { days }) });

describe('a follow-up while a message may be the creator’s', () => {
  it('of today goes tomorrow at its hour, and waits once a step', () => {
    const first = held(planned('2026-05-05T13:00:00Z'));
    expect(first).toMatchObject({ due_at: new Date('2026-05-06T13:00:00Z'), held_step: 1 });
    expect(holdFollowUp(first, { now: new Date('2026-05-06T10:00:00Z'), time_zone })).toBe(first);
    const next = planned('2026-05-05T13:00:00Z', { step: 2, held_step: 1 });
    expect(held(next)?.due_at).toEqual(new Date('2026-05-06T13:00:00Z'));
  });

  it('of a later day stays, and may wait then', () => {
    const later = planned('2026-05-07T13:00:00Z');
    expect(held(later)).toBe(later);
  });

  it('that is an email already waits until the day is over', () => {
    expect(held(planned(null))).toMatchObject({
      away_until: new Date('2026-05-05T21:59:59Z'),
      held_step: 1,
    });
  });

  it('that ended, or never was, stays so', () => {
    const ended = planned(null, { ended: 'replied' });
    expect([held(ended), held(null)]).toEqual([ended, null]);
  });

  it('waits for the person as long as asked, and goes on once they said no', () => {
    const waiting = held(planned('2026-05-05T13:00:00Z'), 60);
    expect(waiting?.due_at).toEqual(new Date('2026-07-06T13:00:00Z'));
    expect(releaseFollowUp(waiting, { now, time_zone })).toMatchObject({
      due_at: new Date('2026-05-05T13:00:00Z'),
      away_until: null,
    });
  });

  it('that was not held is not moved by a no', () => {
    const away = planned('2026-05-20T13:00:00Z', { away_until: new Date('2026-05-19T21:59:59Z') });
    expect(releaseFollowUp(away, { now, time_zone })).toBe(away);
  });
});
