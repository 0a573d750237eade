import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';

/** The short name of the commit: what an ordinary run picks of the long tables moves with it. */
export async function seedOfCommit(): Promise<string> {
  const args = ['rev-parse', '--short', 'HEAD'];
  const { code, output } = await runCommand({ command: 'git', args, cwd: ROOT });
  const seed = code === 0 ? output.trim() : 'no-commit';
  console.log(`Tables of thousands are tried in part, picked by VIBES_SEED=${seed}.`);
  return seed;
}
