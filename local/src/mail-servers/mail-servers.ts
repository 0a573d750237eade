/**
 * `npm run mail-servers`: how the product reads a mailbox of Dovecot, and a delivery report of
 * Postfix, both started here with their files in a folder that is removed again. What is not
 * installed is left out, with a sentence.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runMain } from '../process/run-main.ts';
import { ROOT } from '../world/world-paths.ts';
import { findMailServers } from './find-mail-servers.ts';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

async function run(): Promise<number> {
  const { dovecot, postfix } = await findMailServers(process.env);
  if (dovecot === null) {
    console.log('Dovecot is not installed. On Debian: apt-get install dovecot-imapd');
    return 0;
  }
  if (postfix === null) {
    console.log(
      'Postfix is not installed, or this is not root. On Debian: apt-get install postfix',
    );
  }
  const args = [VITEST, 'run', '--project', 'mail-servers'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

runMain(run);
