import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFirefox, findWebKit } from './find-engines.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vibes-engines-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** An installed program that does nothing. */
async function install(name: string) {
  await writeFile(join(folder, name), '#!/bin/sh\n');
  await chmod(join(folder, name), 0o755);
}
const here = () => ({ PATH: folder });

it('each browser that is not installed is told in one sentence, with what to install', async () => {
  expect(await findFirefox(here(), [])).toEqual({
    missing: 'Firefox is not installed. On Debian: apt-get install firefox-esr',
  });
  const noWebKit = {
    missing: 'WebKit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb',
  };
  expect(await findWebKit(here(), [])).toEqual(noWebKit);
  await install('WebKitWebDriver');
  await install('MiniBrowser');
  expect(await findWebKit(here(), [folder])).toEqual(noWebKit);
});

it('the programs of both are found where a distribution puts them', async () => {
  for (const name of ['firefox-esr', 'WebKitWebDriver', 'MiniBrowser', 'Xvfb']) await install(name);
  const at = (name: string) => join(folder, name);
  expect(await findFirefox(here(), [])).toEqual({ programs: { firefox: at('firefox-esr') } });
  expect(await findWebKit(here(), [folder])).toEqual({
    programs: { driver: at('WebKitWebDriver'), browser: at('MiniBrowser'), screen: at('Xvfb') },
  });
});
