/**
 * `npm run world`: keeps the slots of the tests running until Ctrl-C, so that a test file starts at
 * once.
 */
import { runMain } from './process/run-main.ts';
import { startSlots } from './slots/start-slots.ts';
import { TEST_SETTINGS, slotCount } from './test/test-world.ts';

async function run(signal: AbortSignal): Promise<number> {
  const slots = await startSlots({
    count: slotCount(),
    env: TEST_SETTINGS,
    report: console.log,
    signal,
  });
  console.log(
    `The world of the tests is up. Now: npm test -- e2e/browser/crm.spec.ts\nCtrl-C stops it.`,
  );
  const stopped = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const death = await Promise.race([stopped, slots.ended]);
  if (death !== null) console.error(`${death}\nStopping the rest.`);
  await slots.stop();
  return death === null ? 0 : 1;
}

runMain(run);
