import { chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choosePorts, HOST } from '../../src/emulators/choose-ports.ts';
import { runCommand } from '../../src/process/run-command.ts';
import { waitUntil } from '../../src/process/wait-until.ts';
import { answersOn } from './answers-on.ts';
import { mainConfig, masterConfig } from './postfix-config.ts';
import type { MailServer } from './start-dovecot.ts';

/** The system's own folder, which belongs to the user that Postfix runs as. */
const OWN_FOLDER = '/var/lib/postfix';

/** Starts Postfix with all its files in the folder of a running Dovecot. Needs root. */
export async function startPostfix(command: string, folder: string): Promise<MailServer> {
  const { postfix: port } = await choosePorts({ postfix: 0 });
  const etc = join(folder, 'postfix');
  for (const name of [etc, join(folder, 'queue'), join(folder, 'data')]) await mkdir(name);
  const { uid, gid } = await stat(OWN_FOLDER);
  await chown(join(folder, 'data'), uid, gid);
  await writeFile(join(etc, 'main.cf'), mainConfig(folder));
  await writeFile(join(etc, 'master.cf'), masterConfig(port));
  const run = (order: string) => runCommand({ command, args: ['-c', etc, order], cwd: folder });
  const stop = async () => void (await run('stop'));
  const { code, output } = await run('start');
  if (code !== 0) throw new Error(`Postfix does not start: ${output}`);
  const what = `Postfix on ${HOST}:${port}`;
  await waitUntil({ what, seconds: 15, check: () => answersOn(port) }).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return { port, stop };
}
