import { LENA } from './lena.ts';
import { pairWorld } from './pair-world.ts';

/** Lena was captured on TikTok and written to, five minutes ago. */
export async function mailedLena() {
  const world = await pairWorld(LENA);
  const { creator } = await world.capture(LENA);
  await world.deliver();
  world.later(5 * 60_000);
  return { ...world, id: creator.id ?? '' };
}
