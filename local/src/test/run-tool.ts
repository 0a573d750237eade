import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';

/** Runs a tool of node_modules in the root. */
export const runTool = (input: {
  tool: string;
  args: readonly string[];
  signal: AbortSignal;
  env?: Record<string, string>;
}) =>
  runCommand({
    command: join(ROOT, 'node_modules/.bin', input.tool),
    args: input.args,
    cwd: ROOT,
    env: { ...process.env, ...input.env },
    signal: input.signal,
  });
