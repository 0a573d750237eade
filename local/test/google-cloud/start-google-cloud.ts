import { z } from 'zod';
import {
  jsonReply,
  parseJson,
  startLocalServer,
  type LocalReply,
  type LocalRequest,
  type StandIn,
} from '../../src/stand-ins/local-server.ts';
import { cloudError, type CloudService } from './answer.ts';
import type { Cloud } from './cloud.ts';
import { firebaserules, firestore } from './firestore-services.ts';
import { answerDoor } from './live-door.ts';
import { logging, monitoring } from './monitoring-services.ts';
import { cloudbilling, firebase, identitytoolkit, serviceusage } from './project-services.ts';
import { cliSchema, runCli } from './run-cli.ts';
import {
  cloudfunctions,
  cloudscheduler,
  cloudtasks,
  firebasehosting,
  secretmanager,
} from './runtime-services.ts';

const SERVICES: Record<string, CloudService> = {
  cloudbilling,
  cloudfunctions,
  cloudscheduler,
  cloudtasks,
  firebase,
  firebasehosting,
  firebaserules,
  firestore,
  identitytoolkit,
  logging,
  monitoring,
  secretmanager,
  serviceusage,
};

const bodySchema = z.record(z.string(), z.unknown()).catch({});

/** What the stand-in answers, without a server between: a deployment asks hundreds of times. */
export function askGoogleCloud(
  cloud: Cloud,
  { method, url, body }: Pick<LocalRequest, 'method' | 'url' | 'body'>,
): LocalReply {
  const [, first = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const path = `/${rest.join('/')}`;
  if (first === 'door') return answerDoor(cloud, rest[0] ?? '', `/${rest.slice(1).join('/')}`);
  if (first === 'cli') {
    return jsonReply(runCli(cloud, cliSchema.parse(JSON.parse(body))));
  }
  const service = SERVICES[first];
  if (!service) return cloudError(404, `Not known here: ${first}`);
  const starting = cloud.starting_apis.get(first) ?? 0;
  if (starting > 0) cloud.starting_apis.set(first, starting - 1);
  if (!cloud.apis.has(first) || starting > 0)
    return cloudError(403, `${first} API has not been used before.`, 'SERVICE_DISABLED');
  if (method !== 'GET') cloud.changes.push(`${method} ${first}${path}`);
  const request = {
    method,
    path,
    query: url.searchParams,
    body: bodySchema.parse(parseJson(body)),
  };
  return service(cloud, request) ?? cloudError(404, `Not known here: ${method} ${first}${path}`);
}

/**
 * The Google APIs that a deployment calls, for the project that `cloud` describes. A service is a
 * folder: `/firestore/v1/…`; `/cli` is where the stand-in of firebase-tools reports, and
 * `/door/<host>/…` is what anybody gets at an address. Port 0 takes any free one.
 */
export const startGoogleCloud = (cloud: Cloud, { port }: { port: number }): Promise<StandIn> =>
  startLocalServer({
    port,
    answer: (request) => askGoogleCloud(cloud, request),
    fault: (error) => cloudError(500, error instanceof Error ? error.message : 'fault'),
  });
