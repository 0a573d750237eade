import { describe, expect, it } from 'vitest';
import { daysAtCap, sendPlan } from './send-plan.ts';

const creator = (id: string, data = {}) => ({
  ...{ id, name: id.toUpperCase(), email: `${id}@studio.com`, email_sent: false },
  ...{ opted_out_at: null, charged_at: null, read_state: 'read' as const },
  ...data,
});
const ids = (creators: readonly { id: string }[]) => creators.map(({ id }) => id);

describe('what sending to many does', () => {
  it('leaves out who can have no email, with the reason', () => {
    const chosen = [
      creator('ann'),
      creator('bob', { email: null }),
      creator('cleo', { email_sent: true }),
      creator('dan', { opted_out_at: new Date(), email_sent: true }),
    ];
    const plan = sendPlan(chosen, 0);
    expect(ids(plan.creators)).toEqual(['ann']);
    expect(plan.refused).toMatchObject([
      { id: 'bob', name: 'BOB', reason: 'no_address' },
      { id: 'cleo', reason: 'already_sent' },
      { id: 'dan', reason: 'opted_out' },
    ]);
  });

  it('costs a credit for each creator whose profile was never read, once', () => {
    const chosen = [
      creator('ann'),
      creator('bob', { read_state: 'private' }),
      creator('cleo', { read_state: 'blocked' }),
      creator('dan', { read_state: 'blocked', charged_at: new Date() }),
      creator('eve', { read_state: 'blocked', email: null }),
    ];
    expect(sendPlan(chosen, 0).credits).toBe(1);
  });

  it('takes the first of the list that have room among 500 that wait', () => {
    const chosen = Array.from({ length: 600 }, (_, place) =>
      creator(`c${place}`, { read_state: 'blocked' }),
    );
    const plan = sendPlan(chosen, 120);
    expect(plan.creators).toHaveLength(380);
    expect(plan.creators.at(-1)?.id).toBe('c379');
    expect(plan.left[0]?.id).toBe('c380');
    expect(plan.left).toHaveLength(220);
    expect(plan.credits).toBe(380);
    expect(sendPlan(chosen, 501).creators).toEqual([]);
  });
});

describe('the days that it takes at the mailbox’s cap', () => {
  const mailbox = { waiting: 0, sent: 0, daily_cap: 40 };
  it.each([
    [1, 1, mailbox],
    [40, 1, mailbox],
    [41, 2, mailbox],
    [500, 13, mailbox],
    // What went out today, and what waits already, comes before it.
    [40, 2, { ...mailbox, sent: 1 }],
    [40, 2, { ...mailbox, waiting: 1 }],
    [380, 14, { ...mailbox, waiting: 120, sent: 40 }],
    // The cap was lowered since.
    [1, 2, { ...mailbox, sent: 60 }],
  ])('%i emails take %i days', (count, days, state) => {
    expect(daysAtCap(count, state)).toBe(days);
  });
});
