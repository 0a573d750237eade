/**
 * `npm run -s doctor -- [project] [--shapes]`: the health of the product by its stored counts, see
 * docs/operations.md; ends with 1 when something is not well. Changes nothing. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { worldPaths } from '../world/world-paths.ts';
import { listShapes } from './list-shapes.ts';
import { readDoctorArguments } from './read-doctor-arguments.ts';
import { runDoctor } from './run-doctor.ts';

try {
  const { project, shapes } = readDoctorArguments(process.argv.slice(2));
  const stack = process.env['VIBES_STACK'] ?? worldPaths('local').stack;
  const { close, ...books } = await openProject({ project, stack });
  try {
    const { is_well, lines } = shapes
      ? { is_well: true, lines: await listShapes(books.documents) }
      : await runDoctor(books);
    console.log(lines.join('\n'));
    if (!is_well) process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
