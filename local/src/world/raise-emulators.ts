import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choosePorts, HOST, type EmulatorPorts } from '../emulators/choose-ports.ts';
import { emulatorConfig } from '../emulators/emulator-config.ts';
import { startEmulators, type Emulators } from '../emulators/start-emulators.ts';
import { builtScriptHashes } from '../firebase-config/inline-scripts.ts';
import { PortTakenError } from '../process/local-world-error.ts';
import { keptData } from './keep-data.ts';
import type { Tools } from './provide-tools.ts';
import type { WorldPaths } from './world-paths.ts';
import { writePages } from './write-pages.ts';

/** Two worlds that start at once choose the same ports; a second choice differs. */
const TRIES = 3;

interface Raise {
  root: string;
  paths: WorldPaths;
  project: string;
  preferred: EmulatorPorts;
  tools: Tools;
  functionsEnv: (at: { web: string }) => Record<string, string>;
  /** Called with the generated config, which is removed at the end. */
  onConfig: (file: string) => void;
  report: (line: string) => void;
  signal: AbortSignal;
}

interface Raised {
  web: string;
  ports: EmulatorPorts;
  emulators: Emulators;
}

async function tryOnce(input: Raise): Promise<Raised> {
  const { root, paths, project, tools, signal } = input;
  const ports = await choosePorts(input.preferred);
  const web = `http://${HOST}:${ports.hosting}`;
  await writePages({ root, pages: paths.pages, ports, web });
  const config = emulatorConfig({
    scripts: await builtScriptHashes(root),
    ports,
    pages: paths.pages,
    project,
  });
  const file = join(root, paths.config);
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`);
  input.onConfig(file);
  input.report('Starting the emulators …');
  const emulators = await startEmulators({
    root,
    ...paths,
    project,
    ports,
    names: ['auth', 'functions', 'firestore', 'hosting', 'tasks'],
    ...tools,
    data: await keptData(paths.data),
    env: { ...process.env, ...input.functionsEnv({ web }) },
    signal,
  });
  return { web, ports, emulators };
}

/**
 * Chooses ports, writes the config and starts the emulators; tries again when another world took a
 * port first.
 */
export async function raiseEmulators(input: Raise): Promise<Raised> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(input);
    } catch (error) {
      if (!(error instanceof PortTakenError) || tries === TRIES) throw error;
      input.report('A port was taken meanwhile: choosing others …');
    }
  }
}
