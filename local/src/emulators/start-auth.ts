import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildFamily } from '../process/child-family.ts';
import { HOST } from './choose-ports.ts';
import { TOOLS_PROGRAM } from './firebase-tools.ts';

/**
 * The Auth emulator by itself. It knows one project by its API key, so that each project with
 * people of its own needs an emulator of its own.
 */
export async function startAuth(input: {
  project: string;
  ports: { auth: number; hub: number; logging: number };
  /** A folder for its config and what it writes by itself. */
  folder: string;
  logs: string;
  /** An export to start with. */
  data: string | null;
  family: ChildFamily;
  signal: AbortSignal;
}): Promise<void> {
  const { project, ports, folder, signal } = input;
  await mkdir(folder, { recursive: true });
  const at = (port: number) => ({ host: HOST, port });
  const emulators = {
    auth: at(ports.auth),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  await input.family.start({
    name: `The Auth emulator of ${project}`,
    command: process.execPath,
    args: [
      ...[TOOLS_PROGRAM, 'emulators:start', '--only', 'auth', '--project', project],
      ...(input.data ? ['--import', input.data] : []),
      '--non-interactive',
    ],
    cwd: folder,
    env: {
      ...process.env,
      // Two at once would share the file by which firebase-tools finds its hub.
      TMPDIR: folder,
      // The person's own sign-in with Google is not used in a demo project.
      XDG_CONFIG_HOME: join(folder, 'config'),
      GOOGLE_APPLICATION_CREDENTIALS: undefined,
      FIRESTORE_EMULATOR_HOST: undefined,
      // Without it the search for Google's metadata server takes five seconds.
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
    },
    log_file: join(input.logs, 'auth.log'),
    seconds: 120,
    signal,
    check: async () => (await fetch(`http://${HOST}:${ports.auth}/`)).ok || null,
  });
}
