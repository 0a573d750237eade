/** `npm run world`: the slots of the tests, kept up until Ctrl-C, so that a test file runs at once. */
import { endAtOnce } from './process/end-at-once.ts';
import { LocalWorldError } from './process/local-world-error.ts';
import { startSlots } from './slots/start-slots.ts';
import { TEST_SETTINGS, slotCount } from './test/test-world.ts';

const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => ending.abort(new LocalWorldError('Stopped.')));

async function run(): Promise<number> {
  const slots = await startSlots({
    count: slotCount(),
    env: TEST_SETTINGS,
    report: console.log,
    signal: ending.signal,
  });
  console.log(
    `The world of the tests is up. Now: npm test -- e2e/browser/crm.spec.ts\nCtrl-C stops it.`,
  );
  const stopped = new Promise<null>((resolve) => {
    if (ending.signal.aborted) resolve(null);
    ending.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const death = await Promise.race([stopped, slots.ended]);
  if (death !== null) console.error(`${death}\nStopping the rest.`);
  await slots.stop();
  return death === null ? 0 : 1;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof LocalWorldError ? error.message : error);
    endAtOnce();
    process.exit(1);
  },
);
