import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { startChildProgram } from '../process/child-program.ts';
import { rememberEnding } from '../process/end-at-once.ts';
import { waitUntil } from '../process/wait-until.ts';
import type { Engine } from './engine.ts';
import type { WebKitPrograms } from './find-engines.ts';
import type { Session } from './session.ts';

/** The tools above the page are as small as they can be: at their own size no window is below 447 pixels. */
const SMALL_TOOLS =
  '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }';
/** The height of the tools, in pixels. */
const TOOLS = 20;
const START_SECONDS = 20;

function sessionOn(driver: WebDriver): Omit<Session, 'end'> {
  const strike = (...keys: string[]) =>
    driver
      .actions()
      .sendKeys(...keys)
      .perform();
  return {
    open: (url) => driver.get(url),
    // A promise as the value is awaited by the driver.
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    press: async (expression) => {
      await (await driver.executeScript<WebElement>(`return (${expression})`)).click();
    },
    type: (text) => strike(text),
    key: (name) => strike({ Escape: Key.ESCAPE, Enter: Key.ENTER }[name]),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/**
 * WebKitGTK's small browser under WebKitWebDriver, on a screen nobody sees. No profile: each
 * window forgets all at its end. Each has a driver of its own: one that was asked for a second
 * window after the first had closed did not always answer.
 */
export async function webKitEngine(programs: WebKitPrograms): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'vibes-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), SMALL_TOOLS);
  const log_file = join(folder, 'xvfb.log');
  const screen = await startChildProgram({
    name: 'xvfb',
    command: programs.screen,
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    cwd: folder,
    env: process.env,
    log_file,
  });
  rememberEnding(screen.kill);
  const display = await waitUntil({
    what: programs.screen,
    seconds: START_SECONDS,
    check: async () => /^\d+$/m.exec(await readFile(log_file, 'utf8'))?.[0] ?? null,
  });
  const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder } as Record<
    string,
    string
  >;
  const browser = { binary: programs.browser, args: ['--automation'] };

  return {
    name: 'WebKit',
    open: async ({ width, height }) => {
      const service = new DriverService.Builder(programs.driver)
        .setLoopback(true)
        .setEnvironment(env)
        .build();
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser })
        .build();
      const rect = { x: 0, y: 0, width, height: height + TOOLS };
      await driver.manage().window().setRect(rect);
      const end = async () => {
        await driver.quit().catch(() => undefined);
        await service.kill();
      };
      return { ...sessionOn(driver), end };
    },
    stop: async () => {
      process.kill(screen.pid, 'SIGINT');
      await screen.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
