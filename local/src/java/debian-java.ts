import { firstExecutable, pathsOf } from '../process/find-program.ts';
import { runCommand } from '../process/run-command.ts';
import { JAVA_MINIMUM } from './java-version.ts';

interface DebianJava {
  env: NodeJS.ProcessEnv;
  isRoot?: boolean;
  report: (line: string) => void;
}

const PACKAGES = '^openjdk-[0-9]+-jre-headless$';

const versionOf = (name: string) => Number(/\d+/.exec(name)?.[0]);

/** The oldest of these packages that is new enough. */
const fitting = (names: readonly string[]): string | undefined =>
  names
    .filter((name) => versionOf(name) >= JAVA_MINIMUM)
    .toSorted((one, other) => versionOf(one) - versionOf(other))[0];

/** What has to be before `apt-get` so that it may install; null where the person may not. */
async function permission({ env, isRoot }: DebianJava): Promise<string[] | null> {
  if (isRoot ?? process.getuid?.() === 0) return [];
  const { code } = await runCommand({ command: 'sudo', args: ['-n', 'true'], cwd: '/', env });
  return code === 0 ? ['sudo', '-n'] : null;
}

/**
 * Installs Debian's Java runtime where apt has one and nobody is asked for a password. Only on a
 * machine without any Java: beside an older one, the package would become the Java of all other
 * programs too. Never throws; whoever calls it looks for a Java again.
 */
export async function installDebianJava(input: DebianJava): Promise<void> {
  const env = { ...input.env, DEBIAN_FRONTEND: 'noninteractive' };
  const has = async (name: string) => (await firstExecutable(pathsOf(env, [name]))) !== null;
  if (!(await has('apt-get')) || (await has('java'))) return;
  const before = await permission(input);
  if (!before) return;
  const run = (...words: string[]) => {
    const [command = '', ...args] = words;
    return runCommand({ command, args, cwd: '/', env });
  };
  const search = async () => {
    const { output } = await run('apt-cache', 'search', '--names-only', PACKAGES);
    return output.match(/^openjdk-\d+-jre-headless/gm) ?? [];
  };
  let names = await search();
  if (names.length === 0) {
    // The images of containers come without lists.
    input.report('Reading Debian’s lists of packages, for a Java runtime (apt-get update) …');
    await run(...before, 'apt-get', 'update');
    names = await search();
  }
  const name = fitting(names);
  if (name === undefined) return;
  const install = [...before, 'apt-get', 'install', '-y', '--no-install-recommends', name];
  input.report(`No Java here: ${install.join(' ')} …`);
  // Another apt may be at work. Not ended by a signal: that would leave a package half installed.
  const { code, output } = await run(...install, '-o', 'DPkg::Lock::Timeout=120');
  if (code !== 0) input.report(`apt-get couldn’t: ${output.trim().split('\n').at(-1)}`);
}
