import { z } from 'zod';
import { askGoogle } from '../deploy/call-google.ts';
import type { Deployment, GoogleCall } from '../deploy/deploy-ports.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

/** Milliseconds between two looks. */
const PAUSE = 10_000;

/** https://firebase.google.com/docs/firestore/reference/rest/Shared.Types/Operation */
const operationSchema = z.looseObject({
  name: z.string(),
  done: z.boolean().optional(),
  error: z.looseObject({ message: z.string() }).optional(),
  response: z.looseObject({ outputUriPrefix: z.string().optional() }).optional(),
});
type Operation = z.infer<typeof operationSchema>;

/** Waits for what was begun, for hours if it takes them, and returns what it ended with. */
export async function awaitOperation(
  { google, pause, print }: Deployment,
  what: string,
  name: string,
): Promise<Operation['response']> {
  const call: GoogleCall = { service: 'firestore', method: 'GET', path: `v1/${name}` };
  print(`${what} …`);
  for (;;) {
    const { done, error, response } = await askGoogle({ google }, call, operationSchema);
    if (error) throw new LocalWorldError(`${what} failed: ${error.message}`);
    if (done) return response;
    await pause(PAUSE);
  }
}

/** Begins something and waits for its end. */
export async function runOperation(
  deployment: Deployment,
  what: string,
  { path, body }: Pick<GoogleCall, 'path' | 'body'>,
): Promise<Operation['response']> {
  const call: GoogleCall = { service: 'firestore', method: 'POST', path, body };
  const { name } = await askGoogle(deployment, call, operationSchema);
  return awaitOperation(deployment, what, name);
}
