/**
 * `npm start` raises the local world, prints its addresses and runs until Ctrl-C; `--fresh` starts
 * without earlier data. `npm run world` keeps the slots of the tests running, so that a test file
 * starts at once.
 */
import { parseArgs } from 'node:util';
import { runMain } from './process/run-main.ts';
import { timedReport } from './process/timed-report.ts';
import { DEMO_NOTION, DEMO_NOTION_KEY } from './stand-ins/notion/demo-workspace.ts';
import { TEST_WORLD } from './test/test-world.ts';
import { DEMO_PERSON, DEMO_PROFILE } from './world/demo-account.ts';
import type { Stack } from './world/stack.ts';
import { seedDemoDay } from './world/seed-demo-day.ts';
import { startWorld } from './world/start-world.ts';

const say = (line: string) => console.log(line);

function greet({ web, demo, mailbox, notion, stripe }: Stack) {
  const seconds = Math.round(process.uptime());
  say(`
Vibes Outreach runs (after ${seconds} s). Ctrl-C stops it.

  App           ${web}
  Demo sign-in  "Sign in with Google", then ${DEMO_PERSON.name} <${demo.email}>
  Sent mail     ${mailbox}
  Local Notion  ${notion ?? 'none'}  key ${DEMO_NOTION_KEY}  database ${DEMO_NOTION.creators}
  Local Stripe  ${stripe ?? 'none: Stripe itself'}

Press the Action Button on an invented creator:

  npm run capture -- ${DEMO_PROFILE}

or without npm:

  curl -X POST ${web}/api/capture -H 'Authorization: Bearer ${demo.api_key}' -H 'Content-Type: application/json' -d '{"url":"${DEMO_PROFILE}"}'
`);
}

async function run(signal: AbortSignal): Promise<number> {
  const { fresh, tests } = parseArgs({
    options: { fresh: { type: 'boolean' }, tests: { type: 'boolean' } },
  }).values;
  const stopped = new Promise<null>((resolve) => {
    const stop = () => {
      say('Stopping … (Ctrl-C again to stop at once)');
      resolve(null);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  const chosen = tests ? TEST_WORLD : { name: 'local' as const, fresh: fresh ?? false };
  const { report, end } = timedReport(say);
  const world = await startWorld({ ...chosen, report, signal });
  const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
  if (!tests) await seedDemoDay(world.stack, { time_zone, now: new Date() });
  end();
  if (tests) say(`The world of the tests is up. Now: npm test -- e2e/browser/crm.spec.ts`);
  else greet(world.stack);
  const death = await Promise.race([stopped, world.ended]);
  if (death !== null) say(`${death}\nStopping the rest.`);
  await world.stop();
  if (death === null && !tests) say('Stopped. The data is kept.');
  return death === null ? 0 : 1;
}

runMain(run);
