import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type ErrorAnswer } from '@vibes/core/api/error-code';
import type { HttpsFunction, Request } from 'firebase-functions/https';
import { wellFormed } from '@vibes/core/text/well-formed';
import { AppError } from '../platform/app-error.ts';
import { log } from '../platform/log.ts';

/** Anything that is no refusal of ours is a fault: logged whole, shown as one neutral sentence. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('internal', { cause: error });
}

export interface EndpointContext {
  request_id: string;
  /**
   * Milliseconds spent on calls to other services, by name. Sent to the caller in `Server-Timing`.
   */
  timings: Record<string, number>;
}

function serverTiming(timings: Record<string, number>): string {
  return Object.entries(timings)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ');
}

/** Answers one address. */
export type Answering = (...call: Parameters<HttpsFunction>) => Promise<void>;

/**
 * Answers by JSON: the handler's object goes out with status 200, a thrown AppError as its code,
 * status and sentence. `name` is the address in the log.
 */
export function answerJson(
  name: string,
  handle: (request: Request, context: EndpointContext) => Promise<object>,
): Answering {
  return async (request, response) => {
    const request_id = randomUUID();
    const timings: EndpointContext['timings'] = {};
    const started = performance.now();
    response.set('Cache-Control', 'no-store');
    try {
      const answer = await handle(request, { request_id, timings });
      response.set(
        'Server-Timing',
        serverTiming({ ...timings, total: performance.now() - started }),
      );
      // Shortcuts takes no JSON that spells half a character.
      response.status(200).json(wellFormed(answer));
    } catch (error) {
      const refusal = asAppError(error);
      const { code, message, retryAfter } = refusal;
      if (code === 'internal') log.error(`${name}.failed`, { request_id, cause: refusal.cause });
      else
        log.info(`${name}.refused`, { request_id, code, why: refusal.log, cause: refusal.cause });
      if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
      if (code === 'method_not_allowed') response.set('Allow', 'POST');
      const answer: ErrorAnswer = { ok: false, code, message, request_id };
      response.status(ERROR_CODES[code].status).json(answer);
    } finally {
      log.info(`${name}.answered`, { request_id, ms: Math.round(performance.now() - started) });
    }
  };
}
