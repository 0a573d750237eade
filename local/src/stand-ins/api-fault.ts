import { z } from 'zod';
import type { LocalReply } from './local-server.ts';

/** The fields of every stand-in's fault besides its mode. */
export const apiFaultFields = {
  /** How many requests it affects; all, when absent. */
  times: z.int().positive().optional(),
  /** Seconds, for a mode that says to come back later. */
  retry_after: z.number().nonnegative().optional(),
  /** Requests of this kind only, like `pages.create`. */
  on: z.string().optional(),
};

interface ApiFault {
  times?: number | undefined;
  on?: string | undefined;
}

/** The fault for a request of this kind, and the faults left after it. */
export function takeFault<Fault extends ApiFault>(
  faults: Fault[],
  kind: string,
): { fault: Fault | null; left: Fault[] } {
  const fault = faults.find(({ on }) => on === undefined || on === kind);
  if (!fault) return { fault: null, left: faults };
  const left = faults.flatMap((one) => {
    if (one !== fault || one.times === undefined) return [one];
    return one.times > 1 ? [{ ...one, times: one.times - 1 }] : [];
  });
  return { fault, left };
}

/** The connection ends without an answer. */
export const DROPPED: LocalReply = { status: 502, body: '', is_dropped: true };
/** No answer ever comes. */
export const never = () => new Promise<LocalReply>(() => undefined);

/** The answer to a request under a fault; `work` does what was requested, where its mode says so. */
export const faultAnswer =
  <Fault extends { mode: string }>(refuse: (fault: Fault) => LocalReply | Promise<LocalReply>) =>
  (fault: Fault, work: () => LocalReply): LocalReply | Promise<LocalReply> => {
    if (fault.mode.endsWith('_after')) work();
    return refuse(fault);
  };
