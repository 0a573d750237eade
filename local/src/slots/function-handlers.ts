import { cloudEvent, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOST } from '../emulators/choose-ports.ts';
import { ROOT } from '../world/world-paths.ts';

type Handler = Parameters<typeof http>[1] & Parameters<typeof cloudEvent>[1];

/** What firebase-functions exposes of a function for its deployment. */
interface Described {
  __endpoint?: { eventTrigger?: object };
}

const isFunction = (value: unknown): value is Handler & Described =>
  typeof value === 'function' && '__endpoint' in value;

/**
 * All exported functions as request listeners of one process, each behind the server that Google
 * runs it in: the same parsers, the same events. `module` is what `functions/dist` exports.
 */
function functionHandlers(module: Record<string, unknown>): Map<string, RequestListener> {
  const handlers = new Map<string, RequestListener>();
  for (const [name, value] of Object.entries(module)) {
    if (!isFunction(value)) continue;
    if (value.__endpoint?.eventTrigger) cloudEvent(name, value);
    else http(name, value);
    const server = getTestServer(name);
    handlers.set(name, (request, response) => void server.emit('request', request, response));
  }
  return handlers;
}

interface EmulatedProject {
  project: string;
  ports: { firestore: number; auth: number; functions: number };
}

/** What the functions emulator of firebase-tools sets for the code it runs. */
export const emulatorVariables = ({ project, ports }: EmulatedProject): Record<string, string> => ({
  GCLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
  TZ: 'UTC',
  FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.functions}`,
});

/** The functions that were built, as they are with the environment of this moment. */
export async function loadFunctions(): Promise<Map<string, RequestListener>> {
  const code = pathToFileURL(join(ROOT, 'functions/dist/index.js')).href;
  return functionHandlers((await import(code)) as Record<string, unknown>);
}
