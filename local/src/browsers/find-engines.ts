import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { firstExecutable, pathsOf } from '../process/find-program.ts';

/** Where a browser's programs are, or how to install it. */
export type Found<Programs> = { programs: Programs } | { missing: string };

const onPath = (env: NodeJS.ProcessEnv, names: readonly string[]) =>
  firstExecutable(pathsOf(env, names));

/** Distributions put the small browser beside WebKit's library, in a folder of their own. */
async function findMiniBrowser(): Promise<string | null> {
  const libraries = await readdir('/usr/lib').catch(() => []);
  const folders = [
    ...libraries.map((name) => join('/usr/lib', name)),
    '/usr/libexec',
    '/usr/lib64',
  ];
  return firstExecutable(
    folders.flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    ),
  );
}

export async function findFirefox(env: NodeJS.ProcessEnv): Promise<Found<{ firefox: string }>> {
  const firefox =
    (await onPath(env, ['firefox', 'firefox-esr'])) ??
    (await firstExecutable(['/Applications/Firefox.app/Contents/MacOS/firefox']));
  return firefox === null
    ? { missing: 'Firefox is not installed. On Debian: apt-get install firefox-esr' }
    : { programs: { firefox } };
}

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

export async function findWebKit(env: NodeJS.ProcessEnv): Promise<Found<WebKitPrograms>> {
  const driver = await onPath(env, ['WebKitWebDriver']);
  const browser = await findMiniBrowser();
  const screen = await onPath(env, ['Xvfb']);
  return driver === null || browser === null || screen === null
    ? { missing: 'WebKit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb' }
    : { programs: { driver, browser, screen } };
}
