import { z } from 'zod';
import { apiFaultFields, DROPPED, faultAnswer, never } from '../api-fault.ts';
import type { LocalReply } from '../local-server.ts';
import { errorReply } from './api/api-error.ts';

/**
 * How Stripe misbehaves:
 * - `error` (500), `unavailable` (503), `rate_limited` (429, to come back after `retry_after`
 * seconds)
 * - `hang`, `drop`: no answer ever comes, or the connection ends; nothing is done
 * - `error_after`, `hang_after`, `drop_after`: the same, once the work is done
 */
const STRIPE_FAULT_MODES = [
  'error',
  'unavailable',
  'rate_limited',
  'hang',
  'drop',
  'error_after',
  'hang_after',
  'drop_after',
] as const;

export const faultSchema = z.strictObject({
  mode: z.enum(STRIPE_FAULT_MODES),
  ...apiFaultFields,
});
export type StripeFault = z.infer<typeof faultSchema>;

const broken = (status: number) =>
  errorReply(status, { type: 'api_error', message: 'Something went wrong on our side.' });

function refuse({ mode, retry_after }: StripeFault): LocalReply | Promise<LocalReply> {
  switch (mode) {
    case 'error':
    case 'error_after':
      return broken(500);
    case 'unavailable':
      return broken(503);
    case 'rate_limited':
      return errorReply(
        429,
        { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
        retry_after === undefined ? {} : { 'retry-after': String(retry_after) },
      );
    case 'hang':
    case 'hang_after':
      return never();
    case 'drop':
    case 'drop_after':
      return DROPPED;
  }
}

export const answerFault = faultAnswer(refuse);
