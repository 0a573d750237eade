import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadFile } from '../download/download-file.ts';
import { DownloadError } from '../download/request.ts';
import { withScratch } from '../download/with-scratch.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';
import { askAdoptium, thisMachine, type AdoptiumMachine } from './adoptium.ts';
import { firstJava } from './find-java.ts';
import { JAVA_MINIMUM } from './java-version.ts';

interface FetchJava {
  /** Where it is kept, and found by later starts. */
  tools: string;
  env: NodeJS.ProcessEnv;
  machine?: AdoptiumMachine | null;
  report: (line: string) => void;
  signal: AbortSignal;
}

/** macOS has a Java inside a bundle. */
const binsOf = (folder: string) => [join(folder, 'bin'), join(folder, 'Contents/Home/bin')];

/** Unpacks an archive that holds one folder; returns that. */
async function unpack(archive: string, into: string): Promise<string> {
  await mkdir(into);
  // -o: the files belong to whoever unpacks them, also where that is root.
  const { code, output } = await runCommand({
    command: 'tar',
    args: ['-xzof', archive, '-C', into],
    cwd: into,
  });
  const [top] = await readdir(into);
  if (code !== 0 || top === undefined)
    throw new DownloadError(`tar can’t unpack it (${output.trim().split('\n').at(-1)})`);
  return join(into, top);
}

/** Renames `from` to `to`, unless another start has put a Java that runs there by now. */
async function put(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      if (await firstJava(binsOf(to))) return;
      if (tries === 3) throw error;
      await rm(to, { recursive: true, force: true });
    }
  }
}

async function fetchFor(machine: AdoptiumMachine, input: FetchJava): Promise<string> {
  const { tools, env, report, signal } = input;
  const home = join(tools, `java-${machine.os}-${machine.architecture}`);
  return withScratch(tools, async (scratch) => {
    const file = await askAdoptium({ machine, env, signal });
    const path = join(scratch, 'java.tar.gz');
    await downloadFile({ what: `Java ${JAVA_MINIMUM}`, file, path, env, report, signal });
    const folder = await unpack(path, join(scratch, 'unpacked'));
    signal.throwIfAborted();
    if (!(await firstJava(binsOf(folder))))
      throw new DownloadError(`the one from ${new URL(file.url).host} does not run here`);
    await put(folder, home);
    const bin = await firstJava(binsOf(home));
    if (!bin) throw new DownloadError(`${home} was changed by another program`);
    return bin;
  });
}

/**
 * Downloads a Java runtime from Adoptium into `tools` and returns its bin folder. What is there has
 * the checksum that Adoptium names, is whole, and has run. Safe beside another start that does the
 * same. Throws the sentence that says how else to get one.
 */
export async function fetchJava(input: FetchJava): Promise<string> {
  const { machine = thisMachine() } = input;
  try {
    if (!machine)
      throw new DownloadError(`Adoptium has none for ${process.platform} on ${process.arch}`);
    return await fetchFor(machine, input);
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    throw new LocalWorldError(
      `There is no Java ${JAVA_MINIMUM} or newer here, and it couldn’t be downloaded: ${error.message}. Install one (if it is not found then, set JAVA_HOME), or start again where the download works.`,
      { cause: error },
    );
  }
}
