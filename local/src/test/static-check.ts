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

export const STATIC_CHECKS: readonly Check[] = [
  staticCheck('lint', 'eslint', ['.', '--max-warnings', '0']),
  staticCheck('types', 'tsc', ['--build']),
  staticCheck('format', 'prettier', ['--check', '.']),
  staticCheck('import law', 'depcruise', [
    ...['--config', '.dependency-cruiser.cjs'],
    ...['core/src', 'functions/src', 'web/src', 'shortcut/src', 'local', 'e2e'],
  ]),
];
