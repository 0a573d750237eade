import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_WITH_SCRIPTS } from '../../src/firebase-config/inline-scripts.ts';
import { runCommand } from '../../src/process/run-command.ts';
import type { Cloud } from '../google-cloud/cloud.ts';
import { runCli } from '../google-cloud/run-cli.ts';
import { askGoogleCloud } from '../google-cloud/start-google-cloud.ts';
import { parseJson } from '../../src/stand-ins/local-server.ts';
import { clientOf, TEST_KEY } from '../open-test-stripe.ts';
import { ROOT } from '../../src/world/world-paths.ts';
import type { Command, DeployPorts } from '../../src/deploy/deploy-ports.ts';
import { paymentSetup } from '../../src/deploy/payments/prepare-payments.ts';
import { settingsFiles } from '../../src/deploy/settings/settings-files.ts';
import { describeCommand } from '../../src/deploy/run-tool.ts';

/** What a person answers, by a word of the question. */
export const ANSWERS: Record<string, string> = {
  APP_ORIGIN: '',
  ALERT_EMAIL: 'ops@brand.example',
  support_email: 'help@brand.example',
  privacy_email: 'privacy@brand.example',
  database: 'nam5',
  'sign-in': 'max@brand.example',
};

const ENV = ({ project }: Cloud) => settingsFiles(project).functions;

const CLI = fileURLToPath(new URL('../google-cloud/firebase-cli.mjs', import.meta.url));

/** What a test sees of a deployment, and changes of it. */
export interface StandInPorts extends DeployPorts {
  /** What was printed. */
  lines: string[];
  /** Commands that were run, as a person would type them. */
  commands: string[];
  /** In the environment. */
  secrets: Record<string, string>;
  /** Files that were written, by path. */
  written: Record<string, string>;
  /** By a word of the question; null when nobody is there. */
  answers: Record<string, string> | null;
}

/**
 * The ports of a deployment that reaches the stand-ins of Google and Stripe alone. Time passes with each pause. With
 * `runs_programs` git and the stand-in of firebase-tools are real processes in `root`; otherwise
 * they are spared, which is what takes the time. npm never runs.
 */
export function standInPorts(
  cloud: Cloud,
  {
    origin,
    stripe,
    root = ROOT,
    runs_programs = false,
  }: { origin: string; stripe: string; root?: string; runs_programs?: boolean },
): StandInPorts {
  let now = Date.parse('2026-11-24T10:00:00Z');
  const commands: string[] = [];
  const lines: string[] = [];
  const written: Record<string, string> = {
    [ENV(cloud)]: 'STRIPE_MODE=test\n',
    [PAGE_WITH_SCRIPTS]: '<script>0</script>',
  };
  const stored = (path: string) => readFile(join(root, path), 'utf8').catch(() => null);
  // Settings of this machine's own deployments are none of a test's.
  const file = (path: string) =>
    Promise.resolve(written[path] ?? (path.includes('.env') ? null : stored(path)));

  async function spare({ program, args }: Command) {
    if (program !== 'firebase') return { code: 0, output: 'v1' };
    const [rules, indexes] = await Promise.all(
      ['firestore.rules', 'firestore.indexes.json'].map(file),
    );
    return runCli(cloud, { args: [...args], rules: rules ?? '', indexes: indexes ?? '' });
  }

  function runProgram(command: Command) {
    const { program, args, cwd = '' } = command;
    if (!runs_programs || program === 'npm') return spare(command);
    const isFirebase = program === 'firebase';
    return runCommand({
      command: isFirebase ? process.execPath : 'git',
      args: isFirebase ? [CLI, ...args] : args,
      cwd: join(root, cwd),
      env: { ...process.env, VIBES_GOOGLE_CLOUD: origin },
    });
  }

  const ports: StandInPorts = {
    lines,
    commands,
    written,
    secrets: { STRIPE_SECRET_KEY: TEST_KEY },
    answers: ANSWERS,
    google: ({ service, method, path, body: asked }) => {
      const url = new URL(`${origin}/${service}/${path}`);
      const { status, body } = askGoogleCloud(cloud, {
        ...{ method, url },
        body: asked === undefined ? '' : JSON.stringify(asked),
      });
      return Promise.resolve({ status, body: parseJson(body) });
    },
    run: (command) => {
      if (!command.is_reading) commands.push(describeCommand(command));
      return runProgram(command);
    },
    read: (asked) => {
      const { host, pathname } = new URL(asked);
      const url = new URL(`${origin}/door/${host}${pathname}`);
      const { status, body } = askGoogleCloud(cloud, { method: 'GET', url, body: '' });
      return Promise.resolve({ status, body });
    },
    ask: ({ text, check }) => {
      const known = Object.entries(ports.answers ?? {}).find(([word]) => text.includes(word));
      const answer = known?.[1] ?? null;
      // Asked again, this person gives up.
      return Promise.resolve(answer !== null && (check?.(answer) ?? null) === null ? answer : null);
    },
    payments: paymentSetup((key) => clientOf(stripe, key)),
    secret: (name) => ports.secrets[name] ?? null,
    file,
    write: (path, text) => {
      written[path] = text;
      return Promise.resolve();
    },
    print: (line) => lines.push(line),
    pause: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
    clock: () => new Date(now),
  };
  return ports;
}
