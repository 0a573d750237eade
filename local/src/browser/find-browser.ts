import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { firstExecutable, pathsOf } from '../process/find-program.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window: half the work, but apps cannot be installed into it. */
const SHELLS = ['chromium-headless-shell'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser of this machine; null when there is none. */
export const findHere = (
  env: NodeJS.ProcessEnv,
  places: readonly string[] = [...APPLICATIONS, chromium.executablePath()],
): Promise<string | null> => firstExecutable([...pathsOf(env, NAMES), ...places]);

/** Ways to get a browser, in this order, each tried only when the one before has failed. */
const INSTALLS: readonly (readonly [command: string, ...args: string[]])[] = [
  [join(ROOT, 'node_modules/.bin/playwright'), 'install', 'chromium'],
  [
    'sh',
    '-c',
    'apt-get update && (apt-get install -y chromium chromium-headless-shell || apt-get install -y chromium)',
  ],
];

/**
 * A Chromium or Chrome to test with: the system's, else Playwright's own, else it is
 * installed. Throws the sentence that says what to do when nothing helps.
 */
export async function findBrowser(input: {
  env: NodeJS.ProcessEnv;
  report: (line: string) => void;
}): Promise<string> {
  const here = await findHere(input.env);
  if (here) return here;
  for (const [command, ...args] of INSTALLS) {
    // Debian's package can only be installed by an administrator.
    if (command === 'sh' && process.getuid?.() !== 0) continue;
    input.report(`No browser here: ${[command, ...args].join(' ')} …`);
    await runCommand({ command, args, cwd: ROOT, env: input.env });
    const installed = await findHere(input.env);
    if (installed) return installed;
  }
  throw new LocalWorldError('The browser tests need Chromium or Chrome: install one of them.');
}

const DEBIANS = '/usr/bin/chromium';
const INSTALL_SHELL = 'apt-get update && apt-get install -y chromium-headless-shell';

/**
 * The lightest browser for tests of pages: the headless shell, which is installed beside Debian's
 * Chromium where that can be done; `whole` where there is none.
 */
export async function findShell(env: NodeJS.ProcessEnv, whole: string): Promise<string> {
  const here = () => firstExecutable(pathsOf(env, SHELLS));
  const found = await here();
  if (found !== null || whole !== DEBIANS || process.getuid?.() !== 0) return found ?? whole;
  await runCommand({ command: 'sh', args: ['-c', INSTALL_SHELL], cwd: ROOT, env });
  return (await here()) ?? whole;
}
