import type { Check } from './check.ts';
import { runTool } from './run-tool.ts';

/** A tool that is content or not: counts as one. */
export const staticCheck = (name: string, tool: string, args: readonly string[]): Check => ({
  name,
  run: async (signal) => {
    const { code, output } = await runTool({ tool, args, signal });
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  },
});
