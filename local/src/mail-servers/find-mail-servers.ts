import { firstExecutable, pathsOf } from '../process/find-program.ts';

/** Where each is; null when it is not installed, or cannot run here. */
export interface MailServerPrograms {
  dovecot: string | null;
  postfix: string | null;
}

/** Looks in PATH, then where the system keeps its servers. */
export async function findMailServers(env: NodeJS.ProcessEnv): Promise<MailServerPrograms> {
  const find = (name: string) => firstExecutable([...pathsOf(env, [name]), `/usr/sbin/${name}`]);
  const isRoot = process.getuid?.() === 0;
  return { dovecot: await find('dovecot'), postfix: isRoot ? await find('postfix') : null };
}
