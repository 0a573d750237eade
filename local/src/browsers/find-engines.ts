import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { firstExecutable, pathsOf } from '../process/find-program.ts';

/** Where a browser's programs are, or how to install it. */
export type Found<Programs> = { programs: Programs } | { missing: string };

const onPath = (env: NodeJS.ProcessEnv, names: readonly string[]) =>
  firstExecutable(pathsOf(env, names));

/** Distributions put the small browser beside WebKit's library, in a folder of their own. */
async function miniBrowserFolders(): Promise<string[]> {
  const libraries = await readdir('/usr/lib').catch(() => []);
  const folders = [
    ...libraries.map((name) => join('/usr/lib', name)),
    '/usr/libexec',
    '/usr/lib64',
  ];
  return folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name)),
  );
}

/** Looks in PATH, then at `places`. */
export async function findFirefox(
  env: NodeJS.ProcessEnv,
  places: readonly string[] = ['/Applications/Firefox.app/Contents/MacOS/firefox'],
): Promise<Found<{ firefox: string }>> {
  const firefox =
    (await onPath(env, ['firefox', 'firefox-esr'])) ?? (await firstExecutable(places));
  return firefox === null
    ? { missing: 'Firefox is not installed. On Debian: apt-get install firefox-esr' }
    : { programs: { firefox } };
}

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Looks for the driver and the screen in PATH, for the browser in `folders`. */
export async function findWebKit(
  env: NodeJS.ProcessEnv,
  folders?: readonly string[],
): Promise<Found<WebKitPrograms>> {
  const driver = await onPath(env, ['WebKitWebDriver']);
  const browser = await firstExecutable(
    (folders ?? (await miniBrowserFolders())).map((folder) => join(folder, 'MiniBrowser')),
  );
  const screen = await onPath(env, ['Xvfb']);
  return driver === null || browser === null || screen === null
    ? { missing: 'WebKit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb' }
    : { programs: { driver, browser, screen } };
}
