import { describe, expect, it } from 'vitest';
import { creatorSchema } from '@vibes/core/creator/creator';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokWall } from '../../test/pages.ts';
import { ANN, pages, phone } from '../../test/phone.ts';
import { rereader } from '../../test/rereader.ts';

const HOUR = 3_600_000;
const walled = { [ANN]: page(ANN, tiktokWall) };

/** A world in which one creator's page was blocked at the request. */
async function openBlocked() {
  const world = await memoryWorld();
  const answer = await phone(world, walled).requestCapture({ url: ANN });
  return { world, id: answer.creator.id ?? '' };
}
const creatorOf = (world: MemoryWorld, id: string) =>
  creatorSchema.parse(world.data(creatorDocument.path('max', id)));

describe('a blocked creator whose status a person set', () => {
  it('is read after all when the status is undone', async () => {
    const { world, id } = await openBlocked();
    const set = (data: object) =>
      world.write('update', creatorDocument.path('max', id), { ...data });
    await set({ status: 'Rejected', status_set_by: 'person' });
    const { sweep } = rereader(world, pages());
    for (let day = 0; day < 7; day += 1) {
      world.later(30 * HOUR);
      expect(await sweep()).toMatchObject({ put_off: 1 });
    }
    await set({ status: 'Discovered', status_set_by: 'event' });
    world.later(30 * HOUR);
    expect(await sweep()).toMatchObject({ read: 1 });
    expect(world.balance()).toBe(9);
  });

  it('gets no next attempt from a request while a person’s status holds', async () => {
    const { world, id } = await openBlocked();
    const data = { status: 'No Response', status_set_by: 'person' };
    await world.write('update', creatorDocument.path('max', id), data);
    const answer = await phone(world, walled).requestCapture({ url: ANN });
    expect(answer.message).toMatch(/Try again later\./);
    expect(creatorOf(world, id)).toMatchObject({ next_read_at: null, read_blocked_by: 'waf' });
  });
});
