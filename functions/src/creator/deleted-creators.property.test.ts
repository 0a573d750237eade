import fc from 'fast-check';
import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { restoringPorts } from '../../test/deleting.ts';
import { deliveryHarness } from '../../test/delivery-harness.ts';
import { AppError } from '../platform/app-error.ts';
import { optOut } from '../opt-out/opt-out.ts';
import { runDeleteCreators, runRestoreCreators } from './run-delete-creators.ts';

type World = Awaited<ReturnType<typeof deliveryHarness>>;

/** Refusals are answers; faults are not. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
};
const asked = ({ uid, creator_id }: World) => ({ uid, ids: [creator_id] });

const STEPS = {
  delete: (world: World) => runDeleteCreators(world.ports, asked(world)),
  restore: (world: World) => runRestoreCreators(restoringPorts(world.ports), asked(world)),
  undo: (world: World) =>
    runRestoreCreators(restoringPorts(world.ports), { ...asked(world), is_undo: true }),
  capture: (world: World) => world.requestCapture(),
  send: (world: World) => world.send().catch(unlessRefused),
  run: (world: World) => world.run(),
  optOut: ({ ports, uid, creator_id }: World) =>
    optOut(ports, { uid, creator_id, address_hashes: ['hash-of-ann@studio-lee.com'] }),
} satisfies Record<string, (world: World) => Promise<unknown>>;

const step = fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[]));
/** One thing after the other, some of them at once. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 8 });

it('whatever is done in whatever order, a creator is in one place, costs one credit, and gets one email at most', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const world = await deliveryHarness();
      const { uid, creator_id } = world;
      const balance = world.balance();
      for (const names of all) {
        const isDeleted = world.data(deletedCreatorDocument.path(uid, creator_id)) !== undefined;
        const sent = world.sentTo().length;
        await Promise.all(names.map((name): Promise<unknown> => STEPS[name](world)));
        const places = [creatorDocument, deletedCreatorDocument].filter(
          (place) => world.data(place.path(uid, creator_id)) !== undefined,
        );
        expect(places).toHaveLength(1);
        const comesBack = ['restore', 'undo', 'capture'].some((name) =>
          names.includes(name as 'undo'),
        );
        if (isDeleted && !comesBack) expect(world.sentTo()).toHaveLength(sent);
      }
      expect(world.creators().length).toBeLessThanOrEqual(1);
      expect(world.balance()).toBe(balance);
      expect(world.sentTo().length).toBeLessThanOrEqual(1);
    }),
    { numRuns: soakRounds(600), seed: 53 },
  );
});
