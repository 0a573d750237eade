import { describe, expect, it } from 'vitest';
import { creatorDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokWall } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';
import { forever } from '../../test/queue-delivery.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';

const TYPED = 'ann@home.com';
const wall = page(ANN, tiktokWall);

/** A creator whose profile is closed, with an address that the person typed. */
async function typed() {
  const world = await memoryWorld({ trial_credits: 10 });
  const { requestCapture } = phone(world, { [ANN]: wall });
  const { creator } = await requestCapture({ url: ANN });
  const id = creator.id ?? '';
  await runChooseEmail(world.ports, { uid: 'max', creator_id: id, email: TYPED, is_typed: true });
  return {
    ...world,
    id,
    requestCapture,
    run: () => runDispatch(world.ports, { uid: 'max', ...forever }),
    charges: () => world.entries().filter(({ kind }) => kind === 'capture'),
    setBalance: (num_credits: number) =>
      world.write('update', usageCreditsDocument.path('max'), { num_credits }),
  };
}

describe('a closed profile with a typed address that is captured again', () => {
  it('costs one credit with its email, once', async () => {
    const world = await typed();
    expect(world.balance()).toBe(10);
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      email: { state: 'queued' },
      credits_remaining: 9,
    });
    const charged_at = world.ports.clock();
    expect(world.data(creatorDocument.path('max', world.id))).toMatchObject({ charged_at });
    await world.requestCapture({ url: ANN });
    await world.run();
    await world.requestCapture({ url: ANN });
    await phone(world).requestCapture({ url: ANN });
    expect(world.mail.sent.map(({ to }) => to)).toEqual([TYPED]);
    expect(world.data(`users/max/credit_entries/capture_${world.id}`)).toMatchObject({ delta: -1 });
    expect(world.charges()).toMatchObject([{ ref: world.id, balance_after: 9 }]);
    expect(world.balance()).toBe(9);
  });

  it('costs nothing when no email is queued, or in a dry run', async () => {
    const world = await typed();
    await world.requestCapture({ url: ANN, dry_run: true });
    world.domains.set('home.com', 'no');
    await world.requestCapture({ url: ANN });
    expect(world.charges()).toEqual([]);
    expect(world.balance()).toBe(10);
  });

  it('sends nothing when another request took the last while this one read', async () => {
    const world = await typed();
    await world.setBalance(1);
    const fetchPage = async () => {
      await world.setBalance(0);
      return wall;
    };
    await expect(world.requestCapture({ url: ANN }, { fetchPage })).rejects.toMatchObject({
      code: 'out_of_credits',
    });
    await world.run();
    expect(world.mail.sent).toEqual([]);
    expect(world.charges()).toEqual([]);
  });
});
