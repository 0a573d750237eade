import { ERROR_CODES, type ErrorCode } from '@vibes/core/api/error-code';
import type { CallableName } from '@vibes/core/api/callables';
import {
  HttpsError,
  onCall,
  type FunctionsErrorCode,
  type Request,
} from 'firebase-functions/https';
import type { Lane, SignedIn, Verb } from '../api/verb.ts';
import { AppError } from '../platform/app-error.ts';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { functionOptions } from './function-options.ts';
import { isPlainCall } from './is-plain-call.ts';

const CALLABLE_CODES: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  bad_request: 'invalid-argument',
  unauthorized: 'unauthenticated',
  out_of_credits: 'failed-precondition',
  rate_limited: 'resource-exhausted',
  not_configured: 'unavailable',
  timeout: 'deadline-exceeded',
};

function refuse(
  code: ErrorCode,
  sentence: string = ERROR_CODES[code].sentence,
  reason?: string,
): HttpsError {
  const details = reason === undefined ? { code } : { code, reason };
  return new HttpsError(CALLABLE_CODES[code] ?? 'internal', sentence, details);
}

/** An app of before or after this version may ask for what is not here. */
const UNKNOWN = new HttpsError('not-found', 'The app is out of date. Reload the page.', {
  code: 'unknown_call',
});

/**
 * Checks that the session was not ended and the account not blocked or deleted, which a token's
 * signature does not show.
 */
async function checkAccess({ uid, token }: SignedIn): Promise<void> {
  const { wireAccessCheck } = await import('../wiring/wire-sign-in.ts');
  const check = await wireAccessCheck();
  await check({ uid, signed_in_at: new Date(token.auth_time * 1000) });
}

/** The verb that a request names: the last part of its path, as callers and Hosting write it. */
const verbOf = ({ path }: Pick<Request, 'path'>) => path.split('/').at(-1) ?? '';

/** The table is loaded with the first call: the functions beside the lanes need none of its shapes. */
const findVerb = async (name: string) => (await import('../api/verbs.ts')).findVerb(name);

/** Runs a verb for a person. Refusals of ours are thrown as they are. */
async function run(verb: Verb<CallableName>, data: unknown, caller: SignedIn): Promise<unknown> {
  const payload = verb.payload.safeParse(data ?? {});
  if (!payload.success) {
    const [issue] = payload.error.issues;
    const sentence = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`;
    throw new AppError('bad_request', { sentence });
  }
  const access = checkAccess(caller);
  if (verb.access_check === 'first') await access;
  const result = verb.handle(payload.data, caller);
  // A refused session is answered with its refusal, whatever the handler returns or throws.
  result.catch(() => undefined);
  await access;
  return result;
}

/**
 * The function of a lane: `POST /api/call/<verb>` by the protocol of callables, for signed-in people
 * whose session is still valid. Payloads that do not fit the verb's shape and refusals of ours reach
 * the browser as a sentence with `details.code`; anything else is a fault and becomes one neutral
 * sentence. A verb of another lane, like one that there is none of, is answered by 404 before
 * anything is read.
 */
export function laneFunction(lane: Lane) {
  const endpoint = onCall(
    { enforceAppCheck: readConfig().APP_CHECK, ...functionOptions(lane) },
    async ({ auth, data, rawRequest }) => {
      const name = verbOf(rawRequest);
      const verb = await findVerb(name);
      if (!verb) throw UNKNOWN;
      if (!auth) throw refuse('unauthorized', 'Not authenticated');
      try {
        return await run(verb, data, auth);
      } catch (error) {
        if (error instanceof AppError && error.code !== 'internal') {
          log.info(`${name}.refused`, { code: error.code, why: error.log });
          throw refuse(error.code, error.message, error.reason);
        }
        log.error(`${name}.failed`, { error });
        throw refuse('internal');
      }
    },
  );
  const guarded: typeof endpoint = Object.assign(
    async (...[request, response]: Parameters<typeof endpoint>) => {
      const verb = await findVerb(verbOf(request));
      if (request.method === 'POST' && verb?.lane !== lane)
        response.status(404).send({ error: UNKNOWN.toJSON() });
      else if (request.method === 'POST' && !isPlainCall(request.body))
        response.status(400).send({ error: refuse('bad_request').toJSON() });
      else await endpoint(request, response);
    },
    endpoint,
  );
  return guarded;
}
