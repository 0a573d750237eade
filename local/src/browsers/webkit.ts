import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePorts, HOST } from '../emulators/choose-ports.ts';
import { startChildProgram, type ChildProgram } from '../process/child-program.ts';
import { rememberEnding } from '../process/end-at-once.ts';
import { waitUntil } from '../process/wait-until.ts';
import type { Engine } from './engine.ts';
import type { WebKitPrograms } from './find-engines.ts';
import { openSession } from './web-driver.ts';

/** The tools above the page are as small as they can be: at their own size no window is below 447 pixels. */
const SMALL_TOOLS =
  '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }';
/** The height of the tools, in pixels. */
const TOOLS = 20;
const START_SECONDS = 20;

/**
 * WebKitGTK's small browser under WebKitWebDriver, on a screen nobody sees. No profile: each
 * window forgets all at its end. Each has a driver of its own: one that was asked for a second
 * window after the first had closed did not always answer.
 */
export async function webKitEngine(programs: WebKitPrograms): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'vibes-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), SMALL_TOOLS);
  const running: ChildProgram[] = [];
  const start = async (name: string, command: string, args: string[], env: NodeJS.ProcessEnv) => {
    const log_file = join(folder, `${name}.log`);
    const program = await startChildProgram({ name, command, args, cwd: folder, env, log_file });
    rememberEnding(program.kill);
    running.push(program);
    return program;
  };

  const room = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const { log_file } = await start('xvfb', programs.screen, room, process.env);
  const display = await waitUntil({
    what: programs.screen,
    seconds: START_SECONDS,
    check: async () => /^\d+$/m.exec(await readFile(log_file, 'utf8'))?.[0] ?? null,
  });
  const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder };
  const options = { binary: programs.browser, args: ['--automation'] };

  return {
    name: 'WebKit',
    open: async ({ width, height }) => {
      const { port } = await choosePorts({ port: 0 });
      const address = [`--port=${port}`, `--host=${HOST}`];
      const driver = await start(`driver-${port}`, programs.driver, address, env);
      const origin = `http://${HOST}:${port}`;
      await waitUntil({
        what: programs.driver,
        seconds: START_SECONDS,
        check: async () => (await fetch(`${origin}/status`)).ok || null,
      });
      const session = await openSession(origin, {
        capabilities: { 'webkitgtk:browserOptions': options },
        width,
        height: height + TOOLS,
      });
      const end = async () => {
        await session.end().catch(() => undefined);
        await driver.stop(2);
      };
      return { ...session, end };
    },
    stop: async () => {
      for (const program of running.splice(0).reverse()) await program.stop(2);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
