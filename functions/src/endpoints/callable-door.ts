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
import { log } from '../platform/log.ts';
import { CAPACITY } from './capacity.ts';

const CALLABLE_CODES: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  bad_request: 'invalid-argument',
  unauthorized: 'unauthenticated',
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

/** The signed-in person, as the verified ID token says. */
export type SignedIn = NonNullable<CallableRequest['auth']>;

/**
 * A callable door for signed-in people. Payloads that do not fit the schema and
 * refusals of ours reach the browser as a sentence with `details.code`; anything
 * else is a fault and becomes one neutral sentence.
 */
export function callableDoor<Name extends CallableName>(
  name: Name,
  options: CallableOptions & { payload: ZodType<Callables[Name]['payload']> },
  handle: (
    payload: Callables[Name]['payload'],
    auth: SignedIn,
  ) => Promise<Callables[Name]['result']>,
) {
  const { payload: schema, ...rest } = options;
  return onCall({ region: REGION, ...CAPACITY[name], ...rest }, async (request) => {
    if (!request.auth) throw refuse('unauthorized', 'Not authenticated');
    const payload = schema.safeParse(request.data ?? {});
    if (!payload.success) {
      const [issue] = payload.error.issues;
      throw refuse('bad_request', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
    }
    try {
      return await handle(payload.data, request.auth);
    } catch (error) {
      if (error instanceof AppError && error.code !== 'internal') {
        log.info(`${name}.refused`, { code: error.code, why: error.log });
        throw refuse(error.code, error.message, error.reason);
      }
      log.error(`${name}.failed`, { error });
      throw refuse('internal');
    }
  });
}
