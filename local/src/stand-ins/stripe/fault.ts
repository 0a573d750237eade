import { z } from 'zod';
import type { LocalReply } from '../local-server.ts';
import { errorReply } from './api/api-error.ts';

/**
 * How Stripe misbehaves:
 * - `error` (500), `unavailable` (503), `rate_limited` (429, to come back after `retry_after` seconds)
 * - `hang`, `drop`: no answer ever, or the connection ends; nothing is done
 * - `error_after`, `hang_after`, `drop_after`: the same, once the work is done
 */
export const STRIPE_FAULT_MODES = [
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
  /** How many requests meet it; all, when absent. */
  times: z.int().positive().optional(),
  /** Seconds, for `rate_limited`. */
  retry_after: z.number().nonnegative().optional(),
  /** Requests of this kind only, like `checkout.sessions.create`. */
  on: z.string().optional(),
});
export type StripeFault = z.infer<typeof faultSchema>;

/** The fault that meets a request of this kind, and what is left of all of them. */
export function takeFault(
  faults: StripeFault[],
  kind: string,
): { fault: StripeFault | null; left: StripeFault[] } {
  const fault = faults.find(({ on }) => on === undefined || on === kind);
  if (!fault) return { fault: null, left: faults };
  const left = faults.flatMap((one) => {
    if (one !== fault || one.times === undefined) return [one];
    return one.times > 1 ? [{ ...one, times: one.times - 1 }] : [];
  });
  return { fault, left };
}

const DROPPED: LocalReply = { status: 502, body: '', is_dropped: true };
const never = () => new Promise<LocalReply>(() => undefined);
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

/** What a request that meets the fault is answered; `work` does what was asked. */
export function answerFault(
  fault: StripeFault,
  work: () => LocalReply,
): LocalReply | Promise<LocalReply> {
  if (fault.mode.endsWith('_after')) work();
  return refuse(fault);
}
