import { Resolver } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** DNS as far as it is asked here. */
export type DnsClient = Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveMx'>;

/** Milliseconds until a question is repeated, once, for twice as long. */
const FIRST_TRY = 300;

/**
 * Milliseconds after which an answer is no longer waited for, however many servers are still to be
 * asked.
 */
const PATIENCE = 1000;

/** Asks the name servers of this machine, or the one named (`127.0.0.1:5353`). */
export function dnsClient(server?: string): DnsClient {
  const resolver = new Resolver({ timeout: FIRST_TRY, tries: 2 });
  if (server) resolver.setServers([server]);
  return resolver;
}

const say = () => Promise.reject(new Error('No name server is asked.'));
/** Says nothing of any name, at once. */
export const SILENT_CLIENT: DnsClient = { resolve4: say, resolve6: say, resolveMx: say };

/** Certain answers: no such name, or no such record of it. */
const NOT_THERE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * The records of a name of one kind: empty when there are none, null when it could not be found
 * out.
 */
export async function records<Found>(asked: Promise<Found[]>): Promise<Found[] | null> {
  try {
    return await asked;
  } catch (error) {
    return error instanceof Error && 'code' in error && NOT_THERE.has(error.code) ? [] : null;
  }
}

/** The answer, or `otherwise` when none came in time. */
export const inTime = <Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
  Promise.race([answer, sleep(PATIENCE, otherwise, { ref: false })]);
