import { readStack, type Stack } from '../../local/src/world/stack.ts';

/** Where the running test world is. */
export async function testWorld(): Promise<Stack> {
  const file = process.env['VIBES_STACK'];
  const stack = file ? await readStack(file) : null;
  if (!stack) throw new Error('No world is running: these tests are started by npm test.');
  return stack;
}
