import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { findHere } from '../../browser/find-browser.ts';
import { findEmulator } from '../../emulators/find-emulator.ts';
import { findJava } from '../../java/find-java.ts';
import { JAVA_MINIMUM } from '../../java/java-version.ts';
import { runCommand } from '../../process/run-command.ts';
import { well, wrong, type Machine, type MachineFinding } from './machine-check.ts';

export async function checkJava(machine: Machine): Promise<MachineFinding> {
  const java = await findJava(machine);
  return java
    ? well(join(java, 'java'))
    : wrong(
        `none of version ${JAVA_MINIMUM} or newer: npm start gets one, or install one and set JAVA_HOME if it is not found`,
      );
}

export async function checkEmulator(machine: Machine): Promise<MachineFinding> {
  const found = await findEmulator(machine);
  return found
    ? well(found)
    : wrong('none: npm start downloads it, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar');
}

/** Started, too: a browser whose libraries are missing is there and of no use. */
export async function checkBrowser({ env, browsers }: Machine): Promise<MachineFinding> {
  const browser = await findHere(env, browsers);
  if (!browser)
    return wrong(
      'no Chromium or Chrome: npm test installs one, or run npx playwright install chromium',
    );
  const { code, output } = await runCommand({
    command: browser,
    args: ['--version'],
    cwd: '/',
    env,
  });
  if (code === 0) return well(`${output.trim().split('\n').at(-1)} (${browser})`);
  return wrong(
    `${browser} does not start (${output.trim().split('\n').at(-1)}): run npx playwright install-deps chromium, or install Chrome`,
  );
}

/** Bytes for what is built, downloaded and stored. */
const SPACE_NEEDED = 2e9;

export async function checkSpace({ root }: Machine): Promise<MachineFinding> {
  const { bavail, bsize } = await statfs(root);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`;
  return bavail * bsize < SPACE_NEEDED
    ? wrong(`${free} where this folder is: make room for ${SPACE_NEEDED / 1e9} GB`)
    : well(free);
}
