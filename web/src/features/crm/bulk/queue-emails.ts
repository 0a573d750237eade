import type { SendEnd } from '@vibes/core/api/delivery-callables';
import type { BulkControl } from './bulk-job.ts';
import type { BulkRefusal } from './refusals.ts';
import { runInParts } from './run-in-parts.ts';
import { sentenceOf } from '../../../lib/call-error.ts';

/** Creators in one call, as the server takes them. */
export const AT_ONCE = 20;

interface Named {
  id: string;
  name: string;
}
/** An email that is on its way, or held for review. */
export interface Queued extends Named {
  delivery_id: string;
  is_held: boolean;
  /** DNS did not say whether its address can receive email. */
  is_unchecked: boolean;
}
type End = Queued | BulkRefusal;
const isRefusal = (end: End): end is BulkRefusal => 'sentence' in end;

/** Refusals that are no one creator's: the next part would have them too. */
const OF_ALL = /^(not_set_up|webhook_not_set_up|account_blocked|template_)/;
const isOfAll = (end: End) => isRefusal(end) && OF_ALL.test(end.reason ?? '');

function endOf({ id, name }: Named, end: SendEnd | undefined): End {
  if (end && 'state' in end) {
    const { delivery_id, is_unchecked = false } = end;
    return { id, name, delivery_id, is_held: end.state === 'held', is_unchecked };
  }
  const { reason = null, sentence = 'The server didn’t say whether it was queued.' } = end ?? {};
  return { id, name, reason, sentence };
}

/**
 * Queues the emails of these creators, part by part. After a part that failed as a whole no other is
 * tried: the rest fails for the same reason.
 */
export async function queueEmails(
  creators: readonly Named[],
  { send, mayGoOn, onProgress }: BulkControl & { send: Send },
): Promise<{ queued: Queued[]; refusals: BulkRefusal[] }> {
  // The refusals of a part that say why the rest is not tried.
  const stops: BulkRefusal[] = [];
  const tried = await runInParts(creators, {
    size: AT_ONCE,
    onProgress,
    mayGoOn: () => mayGoOn() && stops.length === 0,
    work: async (part) => {
      const ends = await endsOf(part, send);
      if (ends.isOver) stops.push(...ends.ends.filter(isRefusal));
      return ends.ends;
    },
  });
  const [stop] = stops;
  const rest = stop ? creators.slice(tried.length) : [];
  return {
    queued: tried.flatMap((end) => (isRefusal(end) ? [] : [end])),
    refusals: [
      ...tried.filter(isRefusal),
      ...rest.map(({ id, name }): BulkRefusal => ({
        ...{ reason: null, sentence: '', ...stop },
        ...{ id, name },
      })),
    ],
  };
}

type Send = (ids: readonly string[]) => Promise<readonly SendEnd[]>;

async function endsOf(
  part: readonly Named[],
  send: Send,
): Promise<{ ends: End[]; isOver: boolean }> {
  try {
    const sent = new Map(
      (await send(part.map(({ id }) => id))).map((end) => [end.creator_id, end]),
    );
    const ends = part.map((creator) => endOf(creator, sent.get(creator.id)));
    return { ends, isOver: ends.every(isOfAll) };
  } catch (error) {
    const sentence = sentenceOf(error);
    return {
      ends: part.map(({ id, name }) => ({ id, name, reason: null, sentence })),
      isOver: true,
    };
  }
}
