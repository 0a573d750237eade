import { deliveryDocument, emailSettingsDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { memoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery, stateOf } from '../../test/queue-delivery.ts';
import { runDispatch } from './run-dispatch.ts';
import { runRetryDelivery } from './run-retry-delivery.ts';

const HOUR = 3_600_000;
const CAP = 40;

it('100 emails on hold, each let go twice at once while workers run: each goes out once, the cap held', async () => {
  const world = await memoryWorld();
  const { ports, documents } = world;
  const settings = { kind: 'update', path: emailSettingsDocument.path('max') } as const;
  await documents.commit([{ ...settings, data: { daily_cap: CAP } }]);
  const ids: string[] = [];
  for (let nth = 0; nth < 100; nth += 1) {
    const id = await queueDelivery(world, `c${nth}`);
    const data = { state: 'held', due_at: undefined };
    await documents.commit([{ kind: 'update', path: deliveryDocument.path('max', id), data }]);
    ids.push(id);
  }
  const release = (delivery_id: string) =>
    runRetryDelivery(ports, { uid: 'max', delivery_id, seen_revision: 0 });
  const run = () => runDispatch(ports, { uid: 'max', ...forever });
  const ends = await Promise.allSettled([
    ...ids.flatMap((id) => [release(id), release(id)]),
    run(),
    run(),
  ]);
  await run();
  expect(world.mail.sent.length).toBe(CAP);
  // A second press of one that is out by then is told so.
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'bad_request' });
  const states = () => ids.map((id) => stateOf(world, id)?.['state']);
  expect(states().filter((state) => state === 'held')).toEqual([]);
  for (let day = 0; day < 3; day += 1) {
    world.later(25 * HOUR);
    await run();
  }
  expect(new Set(states())).toEqual(new Set(['sent']));
  const to = world.mail.sent.map((sent) => sent.to);
  expect(to).toHaveLength(100);
  expect(new Set(to).size).toBe(100);
});
