/**
 * `npm run -s doctor -- [project]`: a deployed project's health by its stored counts, or
 * this machine's, with that of the world that runs on it; see docs/operations.md. With
 * `--gateway URL` it tries a page gateway; see docs/page-gateway.md. Ends with 1 when something is
 * not well. Changes nothing but what is in `.local`. VIBES_STACK names a world other than that of
 * `npm start`.
 */
import { livePorts } from '../deploy/live-ports.ts';
import { EMULATOR_PORTS } from '../emulators/choose-ports.ts';
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { ownProcesses } from '../world/own-processes.ts';
import { isWorldUp } from '../world/stack.ts';
import { STAND_IN_PORTS } from '../world/stand-ins.ts';
import { chosenStack, ROOT, TOOLS, WORLD_FOLDERS } from '../world/world-paths.ts';
import { checkBackups } from './check-backups.ts';
import { checkDeployment } from './check-deployment.ts';
import type { DoctorCheck, Finding } from './doctor-check.ts';
import { checkGateway } from './gateway/check-gateway.ts';
import { readGatewayArguments } from './gateway/read-gateway-arguments.ts';
import { checkMachine } from './machine/check-machine.ts';
import { readDoctorArguments } from './read-doctor-arguments.ts';
import { CHECKS, runDoctor } from './run-doctor.ts';

/** Of a deployed project, what Google knows of it. */
function projectChecks(project: string): DoctorCheck[] {
  const deployment = { ...livePorts({ project, root: ROOT }), project, location: null };
  return [
    { name: 'deployment', look: () => checkDeployment(deployment) },
    { name: 'backups', look: ({ clock }) => checkBackups(deployment, clock()) },
  ];
}

const examine = (project: string | null): Promise<Finding> =>
  withProject(project, (books) =>
    runDoctor(books, project ? [...projectChecks(project), ...CHECKS] : CHECKS),
  );

/** This machine, then the world on it, if any. */
async function examineHere(): Promise<Finding> {
  const hasWorld = await isWorldUp(chosenStack());
  const machine = await checkMachine({
    env: process.env,
    root: ROOT,
    tools: TOOLS,
    ports: { ...EMULATOR_PORTS, ...STAND_IN_PORTS },
    own: await ownProcesses(WORLD_FOLDERS),
  });
  if (!hasWorld) return { ...machine, lines: [...machine.lines, 'No world runs here: npm start'] };
  const world = await examine(null);
  return {
    is_well: machine.is_well && world.is_well,
    lines: [...machine.lines, ...world.lines],
  };
}

function examineAsked(args: readonly string[]): Promise<Finding> {
  const gateway = readGatewayArguments(args);
  if (gateway) return checkGateway(gateway);
  const project = readDoctorArguments(args);
  return project === null ? examineHere() : examine(project);
}

await runCommandLine(async () => {
  const { is_well, lines } = await examineAsked(process.argv.slice(2));
  console.log(lines.join('\n'));
  return is_well;
});
