import { buildWhenStale } from './build-when-stale.ts';
import { ensureFunctionsSecret } from './functions-secret.ts';
import { provideTools, type Tools } from './provide-tools.ts';

/**
 * Sees to it that the machine has what a world needs and the product is built. Throws the
 * sentence that says what is missing.
 */
export async function prepareMachine(input: {
  root: string;
  env: NodeJS.ProcessEnv;
  report: (line: string) => void;
  signal: AbortSignal;
}): Promise<Tools> {
  const { root, report, signal } = input;
  const tools = await provideTools(input);
  for (const workspace of ['functions', 'web'] as const) {
    report(`Building ${workspace} where it has changed …`);
    await buildWhenStale({ root, workspace, signal });
  }
  await ensureFunctionsSecret(root);
  return tools;
}
