import { findMailServers } from '../mail-servers/find-mail-servers.ts';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Check } from './check.ts';
import { vitestCheck } from './runner-check.ts';

const INSTALL =
  'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y dovecot-imapd postfix';

/** Installs what is missing where that is possible: as root, on Debian. Says what cannot be had. */
async function provideMailServers(): Promise<boolean> {
  const lacks = async () => {
    const { dovecot, postfix } = await findMailServers(process.env);
    return dovecot === null || postfix === null;
  };
  if (!(await lacks())) return true;
  if (process.getuid?.() === 0) {
    console.log('Installing Dovecot and Postfix …');
    await runCommand({ command: 'sh', args: ['-c', INSTALL], cwd: ROOT });
    if (!(await lacks())) return true;
  }
  console.log('Not tried: Dovecot and Postfix. On Debian: apt-get install dovecot-imapd postfix');
  return false;
}

/** The contract of the mailbox port on Dovecot, and a delivery report of Postfix, where they are to be had. */
export const MAIL_SERVERS: Check = {
  name: 'mail servers',
  run: async (signal) =>
    (await provideMailServers())
      ? vitestCheck({ name: 'mail servers', project: 'mail-servers', isLive: true }).run(signal)
      : { passed: 0, failed: 0, output: '' },
};
