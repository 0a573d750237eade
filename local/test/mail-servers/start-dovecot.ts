import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { choosePorts, HOST } from '../../src/emulators/choose-ports.ts';
import { startChildProgram } from '../../src/process/child-program.ts';
import { runCommand } from '../../src/process/run-command.ts';
import { waitUntil } from '../../src/process/wait-until.ts';
import { answersOn } from './answers-on.ts';
import { dovecotConfig, mailOwner, type Person } from './dovecot-config.ts';

/** The one password of every account. */
export const PASSWORD = 'app-password';

export interface MailServer {
  port: number;
  stop: () => Promise<void>;
}

async function personWithoutRoot(): Promise<Person | null> {
  if (process.getuid?.() === 0) return null;
  const { output } = await runCommand({ command: 'id', args: ['-gn'], cwd: '/' });
  return { user: userInfo().username, group: output.trim() };
}

/** Starts Dovecot with all its files in a folder that is there. Mail is in `home/<address>/Maildir`. */
export async function startDovecot(command: string, folder: string): Promise<MailServer> {
  const { dovecot: port } = await choosePorts({ dovecot: 0 });
  const { uid, gid } = mailOwner();
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'home'));
  await chown(join(folder, 'home'), uid, gid);
  const config = join(folder, 'dovecot.conf');
  const person = await personWithoutRoot();
  await writeFile(config, dovecotConfig({ folder, port, password: PASSWORD, person }));
  const program = await startChildProgram({
    name: 'Dovecot',
    command,
    args: ['-F', '-c', config],
    cwd: folder,
    env: process.env,
    log_file: join(folder, 'dovecot.out'),
  });
  const stop = async () => {
    program.kill();
    await program.ended;
  };
  await waitUntil({
    what: `Dovecot on ${HOST}:${port}`,
    seconds: 15,
    check: () => answersOn(port),
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, stop };
}
