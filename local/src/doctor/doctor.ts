/**
 * `npm run -s doctor -- [project] [--shapes]`: the health of the product by its stored counts, see
 * docs/operations.md; ends with 1 when something is not well. Changes nothing. VIBES_STACK names a
 * world other than that of `npm start`.
 */
import { livePorts } from '../deploy/live-ports.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { openProject } from '../world/open-project.ts';
import { ROOT, worldPaths } from '../world/world-paths.ts';
import { checkDeployment } from './check-deployment.ts';
import { listShapes } from './list-shapes.ts';
import { readDoctorArguments } from './read-doctor-arguments.ts';
import { CHECKS, runDoctor } from './run-doctor.ts';

const deploymentCheck = (project: string) => ({
  name: 'deployment',
  look: () => checkDeployment({ ...livePorts({ project, root: ROOT }), project, location: null }),
});

try {
  const { project, shapes } = readDoctorArguments(process.argv.slice(2));
  const stack = process.env['VIBES_STACK'] ?? worldPaths('local').stack;
  const { close, ...books } = await openProject({ project, stack });
  try {
    const { is_well, lines } = shapes
      ? { is_well: true, lines: await listShapes(books.documents) }
      : await runDoctor(books, project === null ? CHECKS : [deploymentCheck(project), ...CHECKS]);
    console.log(lines.join('\n'));
    if (!is_well) process.exitCode = 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof LocalWorldError ? error.message : error);
  process.exitCode = 1;
}
