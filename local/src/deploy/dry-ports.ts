import { LocalWorldError } from '../process/local-world-error.ts';
import { isDisabled } from './call-google.ts';
import {
  UNANSWERED,
  type DeployPorts,
  type GoogleAnswer,
  type GoogleCall,
} from './deploy-ports.ts';
import { describeCommand } from './run-tool.ts';

function describeCall({ service, method, path, body, is_secret }: GoogleCall): string {
  const shown = is_secret ? ' (a secret)' : body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `${method} https://${service}.googleapis.com/${path}${shown}`;
}

/** An API that a deployment would have enabled by now has nothing yet. */
const asEmpty = (answer: GoogleAnswer): GoogleAnswer =>
  isDisabled(answer) ? { status: 404, body: null } : answer;

/** For a person who is not signed in: what a project without anything would answer. */
const emptyProject = (ports: DeployPorts): DeployPorts => ({
  ...ports,
  google: ({ path }) => {
    const isProject = /^v1beta1\/projects\/[^/]+$/.test(path);
    return Promise.resolve({ status: isProject ? 200 : 404, body: {} });
  },
  read: () => Promise.resolve(null),
});

/** The ports to read by: the given ones, or an empty project where Google cannot be asked. */
async function readingPorts(ports: DeployPorts, project: string): Promise<DeployPorts> {
  try {
    await ports.google({ service: 'firebase', method: 'GET', path: `v1beta1/projects/${project}` });
    return ports;
  } catch (error) {
    if (!(error instanceof LocalWorldError)) throw error;
    ports.print(`${error.message}\n\nUntil then, this is the plan for an empty project.\n`);
    return emptyProject(ports);
  }
}

/** Reads as the given ports do, and prints each change in place of making it. Asks nobody. */
export async function dryPorts(ports: DeployPorts, project: string): Promise<DeployPorts> {
  const reading = await readingPorts(ports, project);
  const written = new Map<string, string>();
  return {
    ...reading,
    google: async (call: GoogleCall) => {
      if (call.method === 'GET' || call.is_reading) return asEmpty(await reading.google(call));
      ports.print(`  > ${describeCall(call)}`);
      return { status: 200, body: {} };
    },
    run: async (command) => {
      if (command.is_reading) return reading.run(command);
      ports.print(`  > ${describeCommand(command)}`);
      return { code: 0, output: '' };
    },
    // Later steps read what an earlier one would have written.
    file: async (path) => written.get(path) ?? (await reading.file(path)),
    write: (path, text) => {
      ports.print(`  > write ${path}`);
      written.set(path, text);
      return Promise.resolve();
    },
    // Enter, where that is an answer.
    ask: ({ text, check }) => {
      ports.print(`  ? ${text}`);
      return Promise.resolve(check?.('') === null ? '' : UNANSWERED);
    },
    payments: {
      ...reading.payments,
      prepare: async (account) => {
        for (const what of await reading.payments.look(account))
          ports.print(`  > at Stripe: make ${what}`);
        return { webhook_secret: UNANSWERED, did: [] };
      },
      deleteOldWebhooks: async (account) => {
        for (const what of await reading.payments.lookAtOldWebhooks(account))
          ports.print(`  > at Stripe: ${what}`);
        return [];
      },
    },
  };
}
