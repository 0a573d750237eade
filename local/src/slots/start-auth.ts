import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST } from '../emulators/choose-ports.ts';
import { TOOLS_PROGRAM } from '../emulators/firebase-tools.ts';
import { startChildProgram, type ChildProgram } from '../process/child-program.ts';
import { waitUntil } from '../process/wait-until.ts';

/**
 * The Auth emulator by itself. It knows one project by its API key, so that each project with
 * people of its own needs an emulator of its own.
 */
export async function startAuth(input: {
  project: string;
  ports: { auth: number; hub: number; logging: number };
  /** A folder for its config and log. */
  folder: string;
  /** Called with the program at once, before it is ready. */
  onStart: (program: ChildProgram) => void;
  signal: AbortSignal;
}): Promise<void> {
  const { project, ports, folder } = input;
  await mkdir(folder, { recursive: true });
  const at = (port: number) => ({ host: HOST, port });
  const emulators = {
    auth: at(ports.auth),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const program = await startChildProgram({
    name: `The Auth emulator of ${project}`,
    command: process.execPath,
    args: [
      TOOLS_PROGRAM,
      'emulators:start',
      '--only',
      'auth',
      '--project',
      project,
      '--non-interactive',
    ],
    cwd: folder,
    // Two at once would share the file by which firebase-tools finds its hub.
    env: {
      ...process.env,
      TMPDIR: folder,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
    },
    log_file: join(folder, 'auth.log'),
  });
  input.onStart(program);
  await waitUntil({
    what: program.name,
    seconds: 120,
    signal: input.signal,
    check: async () => (await fetch(`http://${HOST}:${ports.auth}/`)).ok || null,
  });
}
