import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LocalWorldError } from '../process/local-world-error.ts';
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

type JvmFolders = typeof JVM_FOLDERS;

async function candidateFolders(env: NodeJS.ProcessEnv, folders: JvmFolders): Promise<string[]> {
  const system = await Promise.all(
    folders.map(async ([folder, bin]) => {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => !name.startsWith('.')).map((name) => join(folder, name, bin));
    }),
  );
  return [
    ...(env['JAVA_HOME'] ? [join(env['JAVA_HOME'], 'bin')] : []),
    ...(env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...system.flat(),
  ];
}

/**
 * The bin folder of the first Java of at least version 21: JAVA_HOME, then PATH, then
 * the places where systems keep theirs. Throws the sentence that says how to get one.
 */
export async function findJava(
  env: NodeJS.ProcessEnv,
  folders: JvmFolders = JVM_FOLDERS,
): Promise<string> {
  for (const bin of new Set(await candidateFolders(env, folders))) {
    const { output } = await runCommand({
      command: join(bin, 'java'),
      args: ['-version'],
      cwd: '/',
    });
    if ((javaMajorVersion(output) ?? 0) >= JAVA_MINIMUM) return bin;
  }
  throw new LocalWorldError(
    `The emulators need Java ${JAVA_MINIMUM} or newer: install one (for example from https://adoptium.net) or set JAVA_HOME.`,
  );
}
