import { join } from 'node:path';
import { HOST } from '../emulators/choose-ports.ts';
import { startChildProgram, type ChildProgram } from '../process/child-program.ts';
import { waitUntil } from '../process/wait-until.ts';

/**
 * The Firestore emulator by itself, for any number of projects, all under the same rules. It sends
 * its events to the port `door`, as it does to the functions emulator.
 */
export async function startFirestore(input: {
  root: string;
  /** Folder of the Java to run with. */
  java: string;
  jar: string;
  ports: { firestore: number; firestore_websocket: number; door: number };
  logs: string;
  /** Called with the program at once, before it is ready. */
  onStart: (program: ChildProgram) => void;
  signal: AbortSignal;
}): Promise<void> {
  const { ports } = input;
  const program = await startChildProgram({
    name: 'The Firestore emulator',
    command: join(input.java, 'java'),
    args: [
      // It runs for minutes: a quick start and little memory count more than speed in the long run.
      ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Duser.language=en'],
      ...['-jar', input.jar, '--host', HOST, '--port', String(ports.firestore)],
      ...['--websocket_port', String(ports.firestore_websocket)],
      ...['--rules', join(input.root, 'firestore.rules')],
      ...['--functions_emulator', `${HOST}:${ports.door}`],
    ],
    cwd: input.logs,
    env: process.env,
    log_file: join(input.logs, 'firestore.log'),
  });
  input.onStart(program);
  await waitUntil({
    what: program.name,
    seconds: 60,
    signal: input.signal,
    check: async () => (await fetch(`http://${HOST}:${ports.firestore}/`)).ok || null,
  });
}

/** Registers the function `name` for events of changed documents in one project. */
export async function registerTrigger(input: {
  firestore: number;
  project: string;
  region: string;
  name: string;
  /** With wildcards in braces. */
  document: string;
}) {
  const { project, region, name } = input;
  const id = `${region}-${name}-0`;
  const address = `http://${HOST}:${input.firestore}/emulator/v1/projects/${project}/eventarcTrigger?eventarcTriggerId=${id}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      eventType: 'google.cloud.firestore.document.v1.updated',
      database: '(default)',
      namespace: '(default)',
      document: { value: input.document, matchType: 'PATH_PATTERN' },
    }),
  });
  if (!answer.ok) throw new Error(`Firestore takes no trigger: ${await answer.text()}`);
}
