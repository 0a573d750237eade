/**
 * `npm run -s creator-index -- check|rebuild <email|uid:UID|--all> [--project ID]`: compares the
 * sealed index of an account's creators with the creators, or makes it again, see
 * docs/operations.md. VIBES_STACK names a world other than that of `npm start`.
 */
import { gzipPacker } from '../../../functions/src/adapters/gzip/gzip-packer.ts';
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { readIndexArguments } from './read-index-arguments.ts';
import { runIndexCommand } from './run-index-command.ts';

await runCommandLine(() => {
  const { project, ...asked } = readIndexArguments(process.argv.slice(2));
  return withProject(project, (books) =>
    runIndexCommand({ ...books, packer: gzipPacker, report: console.log }, asked),
  );
});
