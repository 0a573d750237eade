/**
 * `npm run -s creator-index -- check|rebuild <email|uid:UID|--all> [--project ID]`: compares the
 * sealed index of an account's creators with the creators, or makes it again, see
 * docs/operations.md. VIBES_STACK names a world other than that of `npm start`.
 */
import { gzipPacker } from '../../../functions/src/adapters/gzip/gzip-packer.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { worldPaths } from '../world/world-paths.ts';
import { readIndexArguments } from './read-index-arguments.ts';
import { runIndexCommand } from './run-index-command.ts';

try {
  const { project, ...asked } = readIndexArguments(process.argv.slice(2));
  const stack = process.env['VIBES_STACK'] ?? worldPaths('local').stack;
  const { close, ...books } = await openProject({ project, stack });
  try {
    const ports = { ...books, packer: gzipPacker, report: console.log };
    if (!(await runIndexCommand(ports, asked))) process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
