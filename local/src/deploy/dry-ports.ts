import { z } from 'zod';
import type { DeployPorts, GoogleAnswer, GoogleCall } from './deploy-ports.ts';
import { describeCommand } from './run-tool.ts';

function describeCall({ service, method, path, body, is_secret }: GoogleCall): string {
  const shown = is_secret ? ' (a secret)' : body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `${method} https://${service}.googleapis.com/${path}${shown}`;
}

const disabledSchema = z.looseObject({
  error: z.looseObject({
    details: z.array(z.looseObject({ reason: z.literal('SERVICE_DISABLED') })),
  }),
});

/** An API that a deployment would have enabled by now has nothing yet. */
const asEmpty = (answer: GoogleAnswer): GoogleAnswer =>
  answer.status === 403 && disabledSchema.safeParse(answer.body).success
    ? { status: 404, body: null }
    : answer;

/** Reads as the given ports do, and prints each change in place of making it. Asks nobody. */
export const dryPorts = <Ports extends DeployPorts>(ports: Ports): Ports => ({
  ...ports,
  google: async (call: GoogleCall) => {
    if (call.method === 'GET') return asEmpty(await ports.google(call));
    ports.print(`  > ${describeCall(call)}`);
    return { status: 200, body: {} };
  },
  run: async (command) => {
    if (command.is_reading) return ports.run(command);
    ports.print(`  > ${describeCommand(command)}`);
    return { code: 0, output: '' };
  },
  write: (path) => {
    ports.print(`  > write ${path}`);
    return Promise.resolve();
  },
  ask: ({ text }) => {
    ports.print(`  ? ${text}`);
    return Promise.resolve('…');
  },
});
