import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { JAVA_MINIMUM, javaMajorVersion } from './java-version.ts';

/**
 * Where systems keep their Java installations: one folder per version, and the path from it to its
 * bin.
 */
const JVM_FOLDERS: readonly (readonly [folder: string, bin: string])[] = [
  ['/usr/lib/jvm', 'bin'],
  ['/usr/lib64/jvm', 'bin'],
  ['/usr/java', 'bin'],
  ['/opt/java', 'bin'],
  ['/Library/Java/JavaVirtualMachines', 'Contents/Home/bin'],
  [join(homedir(), 'Library/Java/JavaVirtualMachines'), 'Contents/Home/bin'],
  ['/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home/bin'],
  ['/usr/local/opt', 'libexec/openjdk.jdk/Contents/Home/bin'],
  [join(homedir(), '.sdkman/candidates/java'), 'bin'],
  [join(homedir(), '.jdks'), 'bin'],
];

export interface FindJava {
  env: NodeJS.ProcessEnv;
  /** Where this project keeps what it downloads. */
  tools: string;
  /** Where to look beside the environment; the usual places, unless given. */
  folders?: typeof JVM_FOLDERS;
}

async function candidateFolders({ env, tools, folders = JVM_FOLDERS }: FindJava) {
  const own = [
    [tools, 'bin'],
    [tools, 'Contents/Home/bin'],
  ] as const;
  const below = await Promise.all(
    [...folders, ...own].map(async ([folder, bin]) => {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => !name.startsWith('.')).map((name) => join(folder, name, bin));
    }),
  );
  return [
    ...(env['JAVA_HOME'] ? [join(env['JAVA_HOME'], 'bin')] : []),
    ...(env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...below.flat(),
  ];
}

/** The first of these folders whose `java` runs and is new enough; null when there is none. */
export async function firstJava(bins: Iterable<string>): Promise<string | null> {
  for (const bin of bins) {
    const { output } = await runCommand({
      command: join(bin, 'java'),
      args: ['-version'],
      cwd: '/',
    });
    if ((javaMajorVersion(output) ?? 0) >= JAVA_MINIMUM) return bin;
  }
  return null;
}

/**
 * The bin folder of the first Java of at least version 21: JAVA_HOME, then PATH, then the places
 * where systems keep theirs, then what was downloaded before. Null when there is none.
 */
export const findJava = async (input: FindJava): Promise<string | null> =>
  firstJava(new Set(await candidateFolders(input)));
