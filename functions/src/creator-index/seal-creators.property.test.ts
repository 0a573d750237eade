import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { checkIndex } from '../../../local/src/creator-index/check-index.ts';
import { indexWorld } from '../../test/index-world.ts';

const some = { from: fc.nat(900), count: fc.integer({ min: 1, max: 400 }) };
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('capture', 'change', 'delete', 'restore'), ...some }),
  fc.record({ kind: fc.constant('seal'), is_whole: fc.boolean() }),
  fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(1, 3, 60, 26 * 1440) }),
);

it('whatever is captured, changed, deleted, restored and sealed, the index and what changed since are the creators', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const world = indexWorld();
      await world.capture(0, 500);
      await world.seal();
      for (const one of steps) {
        // Not two writes at one time.
        world.later(7);
        if ('minutes' in one) world.later(one.minutes * 60_000);
        else if ('is_whole' in one) await world.seal(world.documents, one);
        else if (one.kind === 'change')
          await world.change(one.from, one.count, { name: `${one.from} ${one.count}` });
        else await world[one.kind](one.from, one.count);
        // What the store forgets after 30 days is known to nobody after an older seal.
        await world.purge();
        const { sealed_to } = (await world.manifest()) ?? {};
        const age = world.ports.clock().getTime() - (sealed_to?.getTime() ?? 0);
        if (age > 25 * 86_400_000) await world.seal();
        const checked = await checkIndex(world.ports, world.uid);
        expect(checked).toMatchObject({ is_broken: false, differences: [] });
      }
    }),
    { numRuns: soakRounds(100) },
  );
});
