/**
 * `npm run -s accounts -- block|unblock|show <email> [--project ID]`: blocks an account, unblocks
 * it, or shows its state. VIBES_STACK names a world other than that of `npm start`.
 */
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { worldPaths } from '../world/world-paths.ts';
import { readAccountArguments } from './read-account-arguments.ts';
import { runAccountCommand } from './run-account-command.ts';

try {
  const { project, ...asked } = readAccountArguments(process.argv.slice(2));
  const stack = process.env['VIBES_STACK'] ?? worldPaths('local').stack;
  const { close, ...books } = await openProject({ project, stack });
  try {
    for (const line of await runAccountCommand(books, asked)) console.log(line);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
