import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { openClient } from '../../../functions/src/adapters/stripe/open-client.ts';
import { SECRET_SETTINGS } from '../../../functions/src/platform/config.ts';
import { TOOLS_PROGRAM } from '../emulators/firebase-tools.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';
import { parseJson } from '../stand-ins/local-server.ts';
import type { Command, DeployPorts, GoogleAnswer, GoogleCall, Question } from './deploy-ports.ts';
import { paymentSetup } from './payments/prepare-payments.ts';

/** Milliseconds until a request that gets no answer has failed. */
const PATIENCE = 60_000;
/** Reads that fail by chance are made again; a change never is, since it may have been made. */
const TRIES = 3;

async function accessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new LocalWorldError(
      `Nobody is signed in to Google on this machine. ${reason}\nRun “gcloud auth application-default login”, or in CI set GOOGLE_APPLICATION_CREDENTIALS.`,
      { cause },
    );
  }
}

interface Caller {
  project: string;
  token: () => Promise<string>;
  /** Milliseconds before the second try, and twice that before the third. */
  backoff: number;
}

/** `project` pays for the request and lends its quota: the sign-in of a person has none. */
async function fetchGoogle({ project, token }: Caller, call: GoogleCall): Promise<GoogleAnswer> {
  const { service, method, path, body } = call;
  const response = await fetch(`https://${service}.googleapis.com/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await token()}`,
      'x-goog-user-project': project,
      'content-type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return { status: response.status, body: parseJson(await response.text()) };
}

async function callGoogle(caller: Caller, call: GoogleCall): Promise<GoogleAnswer> {
  const tries = call.method === 'GET' || call.is_reading ? TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetchGoogle(caller, call);
      if ((answer.status < 500 && answer.status !== 429) || attempt >= tries) return answer;
    } catch (cause) {
      if (cause instanceof LocalWorldError) throw cause;
      if (attempt >= tries)
        throw new LocalWorldError(
          `${call.service}.googleapis.com can’t be reached. Check your connection and run this again.`,
          { cause },
        );
    }
    await pause(caller.backoff * attempt);
  }
}

interface Checkout {
  project: string;
  root: string;
}

/**
 * Application default credentials serve the APIs and firebase-tools alike, here and in CI. So that
 * the CLI takes them too, it does not find a sign-in of its own, unless it is asked for by name.
 */
function environmentOf(
  { project, root }: Checkout,
  { by_own_sign_in = false }: Command,
): NodeJS.ProcessEnv {
  const ofEmulators = /_EMULATOR_HOST$|^(GCLOUD_PROJECT|FIREBASE_CONFIG)$/;
  // Programs, and install scripts of packages, have no use for a secret that is handed over.
  const secrets: readonly string[] = SECRET_SETTINGS;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !ofEmulators.test(name) && !secrets.includes(name),
    ),
  );
  if (by_own_sign_in) return env;
  return {
    ...env,
    // The web build takes the project's own texts and address.
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_QUOTA_PROJECT: project,
    FIREBASE_TOKEN: '',
    XDG_CONFIG_HOME: join(root, '.local/deploy/cli'),
  };
}

function runProgram(checkout: Checkout, command: Command) {
  const { program, args, cwd = '', is_reading = false } = command;
  return runCommand({
    command: program === 'firebase' ? process.execPath : program,
    args: program === 'firebase' ? [TOOLS_PROGRAM, ...args] : args,
    cwd: join(checkout.root, cwd),
    env: environmentOf(checkout, command),
    onOutput: is_reading ? undefined : (chunk) => process.stderr.write(chunk),
  });
}

async function askOnce({ text, is_secret = false }: Question): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, next) => next() });
  process.stdout.write(`${text} `);
  const lines = createInterface({
    input: process.stdin,
    output: is_secret ? hidden : process.stdout,
    terminal: true,
  });
  try {
    return (await lines.question('')).trim();
  } catch (cause) {
    throw new LocalWorldError('Stopped. Run it again to go on.', { cause });
  } finally {
    lines.close();
    if (is_secret) process.stdout.write('\n');
  }
}

/** Asks at the terminal, a secret without showing it. Null where there is none, as in CI. */
async function askPerson(question: Question): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  for (;;) {
    const answer = await askOnce(question);
    const fault = question.check?.(answer) ?? null;
    if (fault === null) return answer;
    console.log(fault);
  }
}

const readOrNull = (path: string) => readFile(path, 'utf8').catch(() => null);

/** A file that a run leaves behind half-written would be taken by the next one. */
async function replace(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** The ports of a real deployment, of the checkout at `root`. */
export const livePorts = ({
  project,
  root,
  token = accessToken,
  backoff = 1000,
}: Checkout & Partial<Caller>): DeployPorts => ({
  google: (call) => callGoogle({ project, token, backoff }, call),
  run: (command) => runProgram({ project, root }, command),
  read: async (url) => {
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      const response = await fetch(url, { signal, redirect: 'manual' });
      return { status: response.status, body: await response.text() };
    } catch {
      return null;
    }
  },
  ask: askPerson,
  secret: (name) => process.env[name] || null,
  file: (path) => readOrNull(join(root, path)),
  write: (path, text) => replace(join(root, path), text),
  payments: paymentSetup((secret_key) => openClient({ secret_key, base_url: undefined })),
  print: (line) => console.log(line),
  pause: (milliseconds) => pause(milliseconds),
  clock: () => new Date(),
});
