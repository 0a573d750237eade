import { ERROR_CODES, type ErrorCode } from '@vibes/core/api/error-code';
import type { CallableName, Callables } from '@vibes/core/api/callables';
import { REGION } from '@vibes/core/api/region';
import {
  HttpsError,
  onCall,
  type CallableOptions,
  type CallableRequest,
  type FunctionsErrorCode,
} from 'firebase-functions/https';
import type { ZodType } from 'zod';
import { AppError } from '../platform/app-error.ts';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';
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

/** The signed-in person, from the verified ID token. */
export type SignedIn = NonNullable<CallableRequest['auth']>;

/**
 * Checks that the session was not ended and the account not blocked or deleted, which a token's
 * signature does not show.
 */
async function admit({ uid, token }: SignedIn): Promise<void> {
  const { wireAdmission } = await import('../wiring/wire-sign-in.ts');
  const admitPerson = await wireAdmission();
  await admitPerson({ uid, signed_in_at: new Date(token.auth_time * 1000) });
}

/**
 * A callable endpoint for signed-in people whose session is still valid. Payloads that do not fit
 * the schema and refusals of ours reach the browser as a sentence with `details.code`; anything
 * else is a fault and becomes one neutral sentence.
 */
export function callableEndpoint<Name extends CallableName>(
  name: Name,
  options: CallableOptions & {
    payload: ZodType<Callables[Name]['payload']>;
    /** True for an endpoint that only reads: the handler runs while the session is checked. */
    is_reading?: boolean;
  },
  handle: (
    payload: Callables[Name]['payload'],
    auth: SignedIn,
  ) => Promise<Callables[Name]['result']>,
) {
  const { payload: schema, is_reading = false, ...rest } = options;
  const enforceAppCheck = readConfig().APP_CHECK;
  const endpoint = onCall(
    { region: REGION, enforceAppCheck, ...CAPACITY[name], ...rest },
    async (request) => {
      if (!request.auth) throw refuse('unauthorized', 'Not authenticated');
      const payload = schema.safeParse(request.data ?? {});
      if (!payload.success) {
        const [issue] = payload.error.issues;
        throw refuse(
          'bad_request',
          `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`,
        );
      }
      try {
        const admitted = admit(request.auth);
        if (!is_reading) await admitted;
        const result = handle(payload.data, request.auth);
        // A refused session is answered with its refusal, whatever the handler returns or throws.
        result.catch(() => undefined);
        await admitted;
        return await result;
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
    (...[request, response]: Parameters<typeof endpoint>) => {
      if (request.method !== 'POST' || isPlainCall(request.body))
        return endpoint(request, response);
      response.status(400).send({ error: refuse('bad_request').toJSON() });
    },
    endpoint,
  );
  return guarded;
}
