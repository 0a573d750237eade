import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { LocalWorldError } from '../process/local-world-error.ts';
import { FOLDER_HEADER } from '../slots/slots-gateway.ts';

/** Content of a slot's `stack.json`: all its addresses. Origins have no final slash. */
const stackSchema = z.object({
  web: z.string(),
  functions: z.string(),
  region: z.string(),
  firestore: z.string(),
  auth: z.string(),
  /** The gateway of the world's events, which `POST /reload` makes load what was built since. */
  events: z.string(),
  project: z.string(),
  gateway: z.string(),
  mailbox: z.string(),
  notion: z.string().nullable(),
  stripe: z.string().nullable(),
  demo: z.object({ uid: z.string(), email: z.string(), api_key: z.string() }),
});
export type Stack = z.infer<typeof stackSchema>;

/** Writes the file in one step: it is complete once it exists. */
export async function writeStack(file: string, stack: Stack) {
  await writeFile(`${file}.new`, `${JSON.stringify(stack, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** The stack of a running slot, or null when none is there. */
export async function readStack(file: string): Promise<Stack | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (stackSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** The stack of a running slot; throws the sentence that says how to start one. */
export async function runningStack(file: string): Promise<Stack> {
  const stack = await readStack(file);
  if (!stack) throw new LocalWorldError('Nothing is running here. Start it first with npm start.');
  return stack;
}

/**
 * Whether the world of the file answers. One that was killed leaves its file, and another clone's
 * may have its ports by now.
 */
export async function isWorldUp(file: string): Promise<boolean> {
  const stack = await readStack(file);
  if (!stack) return false;
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(stack.events, { signal }).catch(() => null);
  const folder = answer?.headers.get(FOLDER_HEADER);
  return folder != null && file.startsWith(decodeURI(folder));
}
