import { describe, expect, it } from 'vitest';
import { paths } from '@vibes/core/firestore/paths';
import { memoryWorld } from '../../test/memory-world.ts';
import { queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { loadDelivery } from './load-delivery.ts';
import { recordOutcome } from './record-outcome.ts';
import { takeToWire } from './take-to-wire.ts';

async function onTheWire() {
  const world = await memoryWorld();
  const id = await queueDelivery(world, 'ann');
  const facts = await loadDelivery(world.ports, { uid: 'max', id });
  if (!facts) throw new Error('queued, and not there');
  const now = world.ports.clock();
  await takeToWire(world.documents, { uid: 'max', id, facts, token: 't1', now });
  const tell = (token: string | null, attempts = 0) =>
    recordOutcome(world.ports, {
      uid: 'max',
      id,
      outcome: { kind: 'accepted' },
      token,
      attempts,
      revision: 0,
      now,
    });
  return { world, id, tell };
}

describe('the word of an attempt', () => {
  it('settles the delivery it holds', async () => {
    const { world, id, tell } = await onTheWire();
    expect(await tell('t1')).toMatchObject({ state: 'sent' });
    expect(stateOf(world, id)).toMatchObject({ state: 'sent', lease_token: null });
  });

  it.each([
    ['another attempt’s', 't0'],
    ['nobody’s', null],
  ])('changes nothing when it is %s', async (_, token) => {
    const { world, id, tell } = await onTheWire();
    await tell(token);
    expect(stateOf(world, id)).toMatchObject({ state: 'sending', lease_token: 't1' });
    expect(world.under('users/max/activity')).toEqual([]);
  });

  it('changes nothing once the delivery is done', async () => {
    const { world, tell } = await onTheWire();
    await tell('t1');
    await tell('t1');
    expect(world.data(paths.dailyStats('max', '2026-05-01'))).toMatchObject({ emails_sent: 1 });
  });
});
