import { LocalWorldError } from '../process/local-world-error.ts';
import type { Command, Deployment } from './deploy-ports.ts';

/** Lines of a failed command that are repeated. */
const LAST = 12;

/** As a person would type it. */
export const describeCommand = ({ program, args }: Command): string =>
  [program === 'firebase' ? 'npx firebase' : program, ...args]
    .map((part) => (/^[\w@:/.,=()-]+( firebase)?$/.test(part) ? part : `'${part}'`))
    .join(' ');

/** A command that failed. */
export class ToolError extends LocalWorldError {
  /** All that it said. */
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/** Runs a command and returns its output; one that fails ends the deployment with what it said last. */
export async function runTool({ run }: Pick<Deployment, 'run'>, command: Command): Promise<string> {
  const { code, output } = await run(command);
  if (code === 0) return output;
  const last = output.trim().split('\n').slice(-LAST).join('\n');
  throw new ToolError(`${describeCommand(command)} failed:\n${last}`, output);
}

/** A command of firebase-tools for the project, which asks nobody. */
export const runFirebase = (
  deployment: Pick<Deployment, 'run' | 'project'>,
  args: readonly string[],
  how: Pick<Command, 'cwd' | 'by_own_sign_in'> = {},
) =>
  runTool(deployment, {
    program: 'firebase',
    args: [...args, '--project', deployment.project, '--non-interactive'],
    ...how,
  });
