/**
 * `npm run browsers`: the product walked in Firefox and in WebKit, the engine of Safari, at the
 * width of a phone and of a desk, with pictures of every step in `.local/browsers`. Exits with 1
 * when a step fails; a browser that is not installed is left out, with a sentence.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from '../process/run-main.ts';
import { TEST_WORLD } from '../test/test-world.ts';
import { findRunningSlots } from '../world/running-slots.ts';
import { startWorld } from '../world/start-world.ts';
import { ROOT } from '../world/world-paths.ts';
import { SCREENS, type Engine } from './engine.ts';
import { findFirefox, findWebKit } from './find-engines.ts';
import { firefoxEngine } from './firefox.ts';
import { openWays } from './ways.ts';
import { walk } from './walk.ts';
import { webKitEngine } from './webkit.ts';

const PICTURES = join(ROOT, '.local/browsers');

/** The browsers that are installed; a sentence about each that is not. */
async function engines(): Promise<Engine[]> {
  const found: Engine[] = [];
  const firefox = await findFirefox(process.env);
  if ('missing' in firefox) console.log(firefox.missing);
  else found.push(firefoxEngine(firefox.programs.firefox));
  const webKit = await findWebKit(process.env);
  if ('missing' in webKit) console.log(webKit.missing);
  else found.push(await webKitEngine(webKit.programs));
  return found;
}

/** `-- Firefox` or `-- WebKit` walks one of them. */
async function run(signal: AbortSignal): Promise<number> {
  const wanted = process.argv.slice(2);
  const installed = (await engines()).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  if (installed.length === 0) return 0;
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  const stack = await findRunningSlots();
  const world = stack
    ? { stack, stop: () => undefined }
    : await startWorld({ ...TEST_WORLD, slots: 1, report: console.log, signal });
  try {
    const ways = await openWays(world.stack);
    let failed = 0;
    for (const engine of installed)
      for (const screen of SCREENS)
        failed += await walk({ engine, screen, ways, pictures: PICTURES, signal });
    console.log(`Pictures: ${PICTURES}`);
    return failed > 0 ? 1 : 0;
  } finally {
    for (const engine of installed) await engine.stop();
    await world.stop();
  }
}

runMain(run);
