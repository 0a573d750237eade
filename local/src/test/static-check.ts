import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Check } from './check.ts';

/** Characters with a meaning in a shell: without one, the command would mean something else. */
const SHELL_SIGNS = /["'`$&|;<>*?~(){}\\]/;

async function readScript(script: string, folder: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string | undefined>;
  };
  const line = scripts[script];
  if (!line) throw new Error(`${folder} has no script ${script} in its package.json.`);
  if (SHELL_SIGNS.test(line)) {
    throw new Error(`The script ${script} may only be one command with plain arguments: ${line}`);
  }
  return line.trim().split(/\s+/);
}

/**
 * A script of the root's package.json, or a workspace's, that passes or fails as one check. Its
 * command is started here and not by npm, which does not pass a signal on to it.
 */
export const staticCheck = (name: string, script: string, workspace = ''): Check => ({
  name,
  run: async (signal) => {
    const cwd = join(ROOT, workspace);
    const [command = '', ...args] = await readScript(script, cwd);
    const path = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    const env = { ...process.env, PATH: path };
    const { code, output } = await runCommand({ command, args, cwd, env, signal });
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  },
});

/** The checks of sources alone, the longest first. */
export const STATIC_CHECKS: readonly Check[] = [
  staticCheck('lint', 'check:lint'),
  staticCheck('types', 'check:types'),
  staticCheck('format', 'check:format'),
  staticCheck('import law', 'check:imports'),
  staticCheck('unused code', 'check:unused'),
];
