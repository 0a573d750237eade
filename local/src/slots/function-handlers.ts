import { cloudEvent, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { RequestListener } from 'node:http';

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
export function functionHandlers(module: Record<string, unknown>): Map<string, RequestListener> {
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
