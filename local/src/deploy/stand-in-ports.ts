import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../process/run-command.ts';
import type { Cloud } from '../stand-ins/google-cloud/cloud.ts';
import { runCli } from '../stand-ins/google-cloud/run-cli.ts';
import { parseJson } from '../stand-ins/local-server.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Command, DeployPorts } from './deploy-ports.ts';
import { describeCommand } from './run-tool.ts';

const CLI = fileURLToPath(new URL('../stand-ins/google-cloud/firebase-cli.mjs', import.meta.url));

/** What a test sees of a deployment, and changes of it. */
export interface StandInPorts extends DeployPorts {
  /** What was printed. */
  lines: string[];
  /** Commands that were run, as a person would type them. */
  commands: string[];
  settings: Record<string, string>;
  /** In the environment. */
  secrets: Record<string, string>;
  /** Files that were written, by path. */
  written: Record<string, string>;
  /** By a word of the question; null when nobody is there. */
  answers: Record<string, string> | null;
}

/**
 * The ports of a deployment that reaches the stand-ins alone. Time passes with each pause. With
 * `runs_programs` git and the stand-in of firebase-tools are real processes in `root`; otherwise
 * they are spared, which is what takes the time. npm never runs.
 */
export function standInPorts(
  cloud: Cloud,
  {
    origin,
    root = ROOT,
    runs_programs = false,
  }: { origin: string; root?: string; runs_programs?: boolean },
): StandInPorts {
  let now = Date.parse('2026-11-24T10:00:00Z');
  const commands: string[] = [];
  const lines: string[] = [];
  const written: Record<string, string> = {};
  const file = (path: string) => readFile(join(root, path), 'utf8').catch(() => null);

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
    settings: { APP_ORIGIN: `https://${cloud.project}.web.app` },
    secrets: { STRIPE_SECRET_KEY: 'sk_test_invented' },
    answers: { database: 'nam5', 'sign-in': 'max@brand.example' },
    google: async ({ service, method, path, body }) => {
      const response = await fetch(`${origin}/${service}/${path}`, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return { status: response.status, body: parseJson(await response.text()) };
    },
    run: (command) => {
      if (!command.is_reading) commands.push(describeCommand(command));
      return runProgram(command);
    },
    read: async (url) => {
      const { host, pathname } = new URL(url);
      const response = await fetch(`${origin}/door/${host}${pathname}`);
      return { status: response.status, body: await response.text() };
    },
    ask: ({ text }) => {
      const known = Object.entries(ports.answers ?? {}).find(([word]) => text.includes(word));
      return Promise.resolve(known?.[1] ?? null);
    },
    setting: (name) => Promise.resolve(ports.settings[name] ?? null),
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
