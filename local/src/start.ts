/**
 * `npm start`: raises the local world, prints its addresses and runs until Ctrl-C. `--fresh` starts
 * without earlier data.
 */
import { parseArgs } from 'node:util';
import { endAtOnce } from './process/end-at-once.ts';
import { LocalWorldError } from './process/local-world-error.ts';
import { DEMO_NOTION, DEMO_NOTION_KEY } from './stand-ins/notion/demo-workspace.ts';
import { DEMO_PERSON, DEMO_PROFILE } from './world/demo-account.ts';
import { startWorld, type World } from './world/start-world.ts';

/** Ctrl-C reaches this process from the terminal and from npm and our launcher as well, within ms. */
const ECHO_MS = 500;

const say = (line: string) => console.log(line);

function greet({ stack }: World) {
  const { web, demo, mailbox, notion, stripe } = stack;
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

/** Aborted by the first Ctrl-C; the second ends everything at once. */
function listenForEnd(): AbortSignal {
  const ending = new AbortController();
  let first = 0;
  const end = () => {
    if (first === 0) {
      first = Date.now();
      say('Stopping … (Ctrl-C again to stop at once)');
      ending.abort(new LocalWorldError('Stopped.'));
    } else if (Date.now() - first > ECHO_MS) {
      endAtOnce();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return ending.signal;
}

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const signal = listenForEnd();
  const stopped = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const world = await startWorld({ name: 'local', fresh: values.fresh, report: say, signal });
  // A child that ends before Ctrl-C is a fault.
  greet(world);
  // Signals alone do not keep a process awake.
  const awake = setInterval(() => undefined, 60_000);
  const death = await Promise.race([stopped, world.ended]);
  clearInterval(awake);
  if (death !== null) console.error(`${death}\nStopping the rest.`);
  await world.stop().catch((error: unknown) => {
    // Nothing to keep when the emulators are gone.
    if (death === null) throw error;
  });
  if (death === null) say('Stopped. The data is kept.');
  return death === null ? 0 : 1;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isOurs = error instanceof LocalWorldError;
    console.error(isOurs ? error.message : error);
    process.exit(isOurs && error.message === 'Stopped.' ? 0 : 1);
  },
);
