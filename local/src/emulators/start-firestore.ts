import { join } from 'node:path';
import { HOST } from '../emulators/choose-ports.ts';
import type { ChildFamily } from '../process/child-family.ts';

/** Google's own jar names no main class. */
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * The Firestore emulator by itself, for any number of projects, all under the same rules. It sends
 * its events to the port `eventarc`, as it does to the functions emulator.
 */
export async function startFirestore(input: {
  root: string;
  /** Folder of the Java to run with. */
  java: string;
  jar: string;
  ports: { firestore: number; firestore_websocket: number; eventarc: number };
  logs: string;
  /** An export to start with. */
  data: string | null;
  family: ChildFamily;
  signal: AbortSignal;
}): Promise<void> {
  const { ports } = input;
  await input.family.start({
    name: 'The Firestore emulator',
    command: join(input.java, 'java'),
    args: [
      // A quick start and little memory count more here than speed in the long run.
      ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Duser.language=en'],
      ...['-cp', input.jar, MAIN, '--host', HOST, '--port', String(ports.firestore)],
      ...['--websocket_port', String(ports.firestore_websocket)],
      ...['--rules', join(input.root, 'firestore.rules')],
      ...['--functions_emulator', `${HOST}:${ports.eventarc}`],
      ...(input.data ? ['--seed_from_export', input.data] : []),
    ],
    cwd: input.logs,
    env: process.env,
    log_file: join(input.logs, 'firestore.log'),
    seconds: 120,
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
