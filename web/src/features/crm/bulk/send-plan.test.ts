import type { SendEnd } from '@vibes/core/api/delivery-callables';
import { describe, expect, it } from 'vitest';
import { daysAtCap, sendPlan } from './send-plan.ts';

const creator = (id: string, data = {}) => ({
  ...{ id, name: id.toUpperCase(), email: `${id}@studio.com`, email_sent: false },
  ...{ opted_out_at: null, charged_at: null, read_state: 'read' as const },
  ...data,
});
const ids = (creators: readonly { id: string }[]) => creators.map(({ id }) => id);

/** The server's answers: queued, unless another end is given for a creator. */
const answers = (ends: Record<string, Partial<SendEnd>> = {}, calls: number[] = []) => ({
  waiting: 0,
  ask: (asked: readonly string[]) => {
    calls.push(asked.length);
    return Promise.resolve(
      asked.map(
        (creator_id) =>
          ({
            ...{ creator_id },
            ...(ends[creator_id] ?? { delivery_id: `email_${creator_id}`, state: 'queued' }),
          }) as SendEnd,
      ),
    );
  },
});

describe('what sending to many does', () => {
  it('leaves out who can have no email by what the list knows, and asks nobody about them', async () => {
    const chosen = [
      creator('ann'),
      creator('bob', { email: null }),
      creator('cleo', { email_sent: true }),
      creator('dan', { opted_out_at: new Date(), email_sent: true }),
    ];
    const calls: number[] = [];
    const plan = await sendPlan(chosen, answers({}, calls));
    expect(ids(plan.creators)).toEqual(['ann']);
    expect(calls).toEqual([1]);
    expect(plan.refused).toMatchObject([
      { id: 'bob', name: 'BOB', reason: 'no_address' },
      { id: 'cleo', reason: 'email_sent' },
      { id: 'dan', reason: 'opted_out' },
    ]);
  });

  it('leaves out whom the server refuses, with its reason', async () => {
    const on_hold = { reason: 'on_hold', sentence: 'It is on hold.' };
    const plan = await sendPlan([creator('ann'), creator('bob')], answers({ bob: on_hold }));
    expect(ids(plan.creators)).toEqual(['ann']);
    expect(plan.refused).toEqual([{ id: 'bob', name: 'BOB', ...on_hold }]);
  });

  it('is one email to a mailbox, however it is written', async () => {
    const chosen = [
      creator('ann', { email: 'hi@bücher.de' }),
      creator('bob', { email: 'hi@xn--bcher-kva.de' }),
      creator('cleo', { email: 'hi@bücher.de' }),
      creator('dan'),
    ];
    const bounced = { reason: 'address_bounced', sentence: 'It bounced.' };
    const plan = await sendPlan(chosen, answers({ ann: bounced }));
    expect(ids(plan.creators)).toEqual(['bob', 'dan']);
    expect(plan.refused).toMatchObject([
      { id: 'ann', reason: 'address_bounced' },
      { id: 'cleo', reason: 'same_address' },
    ]);
  });

  it('says how many of the emails wait for a review', async () => {
    const held = { delivery_id: 'email_ann', state: 'held' as const };
    const plan = await sendPlan([creator('ann'), creator('bob')], answers({ ann: held }));
    expect(plan).toMatchObject({ held: 1, refused: [] });
    expect(ids(plan.creators)).toEqual(['ann', 'bob']);
  });

  it('costs a credit for each creator whose profile was never read, once', async () => {
    const chosen = [
      creator('ann'),
      creator('bob', { read_state: 'private' }),
      creator('cleo', { read_state: 'blocked' }),
      creator('dan', { read_state: 'blocked', charged_at: new Date() }),
      creator('eve', { read_state: 'blocked', email: null }),
    ];
    expect((await sendPlan(chosen, answers())).credits).toBe(1);
  });

  it('takes the first of the list that have room among 500 that wait', async () => {
    const chosen = Array.from({ length: 600 }, (_, place) =>
      creator(`c${place}`, { read_state: 'blocked' }),
    );
    const refused = { reason: 'address_bounced', sentence: 'It bounced.' };
    const plan = await sendPlan(chosen, { ...answers({ c7: refused }), waiting: 120 });
    expect(plan.creators).toHaveLength(380);
    expect(plan.creators.at(-1)?.id).toBe('c380');
    expect(plan.left[0]?.id).toBe('c381');
    expect(plan.left).toHaveLength(219);
    expect(plan.credits).toBe(380);
    const calls: number[] = [];
    const none = await sendPlan(chosen, { ...answers({}, calls), waiting: 501 });
    expect(none.creators).toEqual([]);
    expect(calls).toEqual([]);
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
