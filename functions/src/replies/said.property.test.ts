import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { saidCreator } from '../../test/said-creator.ts';
import { AppError } from '../platform/app-error.ts';

type World = Awaited<ReturnType<typeof saidCreator>> & {
  said: { said_at: string }[];
  found_: number;
};

/** Refusals are answers; faults are not. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
};
const keep = async (world: World, saying: Promise<{ said_at: string }>) => {
  const said = await saying.catch(unlessRefused);
  if (said) world.said.push(said);
};
const LATER = { remind_at: '2026-05-20T22:00:00.000Z' };

const STEPS = {
  reply: (world: World) => world.found({ text: 'Yes.' }, 0, `m${(world.found_ += 1)}`),
  again: (world: World) => world.found({ text: 'Yes.' }, 0, 'm1'),
  interested: (world: World) => keep(world, world.say('interested')),
  later: (world: World) => keep(world, world.say('later', LATER)),
  no: (world: World) => keep(world, world.say('no')),
  done: (world: World) => keep(world, world.say('done')),
  notFirst: (world: World) => keep(world, world.notThem('m1')),
  notSecond: (world: World) => keep(world, world.notThem('m2')),
  takeBack: (world: World) =>
    world.takeBack(world.said.at(-1) ?? { said_at: '2026-05-01T00:00:00Z' }),
  takeBackOlder: (world: World) =>
    world.takeBack(world.said.at(-2) ?? { said_at: '2026-05-01T00:00:00Z' }),
} satisfies Record<string, (world: World) => Promise<unknown>>;

const step = fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[]));
/** One thing after the other, some of them at once. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 9 });

it('whatever is said, taken back and answered in whatever order, each counts once at most', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const world: World = { ...(await saidCreator()), said: [], found_: 0 };
      for (const names of all) {
        world.later(60_000);
        await Promise.all(names.map((name): Promise<unknown> => STEPS[name](world)));
        const { replies = 0, interested = 0, ...day } = world.day() ?? {};
        const counted = world.reply();
        expect(replies).toBe(counted ? 1 : 0);
        expect(day.replies_to_first ?? 0).toBe(replies);
        expect(interested).toBe(counted?.['is_interested'] ? 1 : 0);
        expect(day.interested_in_first ?? 0).toBe(interested);
        const { last_in_at, person_says, follow_up } = world.creator();
        expect(counted !== undefined).toBe(last_in_at !== null);
        if (interested === 1) expect(person_says).toBe('interested');
        if (last_in_at) expect(follow_up?.ended).toBe('replied');
        expect(world.lines('replied').length > 0).toBe(last_in_at !== null);
      }
    }),
    { numRuns: soakRounds(300), seed: 68 },
  );
});
