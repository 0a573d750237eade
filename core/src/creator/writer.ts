import type { Creator } from './creator.ts';

/**
 * The server changed a creator. Every write of the server that changes `updated_at` sets this;
 * those that only plan a reading change neither. What a browser has to write is in firestore.rules.
 */
export const serverWrote = (now: Date): Pick<Creator, 'updated_at' | 'writer'> => ({
  updated_at: now,
  writer: { by: 'server', at: now },
});

type Written = Pick<
  Creator,
  'notes' | 'status' | 'status_set_by' | 'capture_id' | 'updated_at' | 'writer'
>;

/**
 * Kept for one version: who made a write that names no writer, by the rule of the version before.
 * An installed app still makes such writes, and so does the earlier server during a deploy. That
 * server wrote notes only in a request, which sets `capture_id`, and never set a status for a
 * person or over theirs.
 */
function unsaidWriter(before: Written, after: Written): 'person' | 'server' {
  const isNoted = before.notes !== after.notes && before.capture_id === after.capture_id;
  const isOfPerson = [before, after].some(({ status_set_by }) => status_set_by === 'person');
  const isSet = before.status !== after.status && isOfPerson;
  return isNoted || isSet ? 'person' : 'server';
}

/**
 * Who changed a creator from one version to the next. The write names its writer when that names
 * the same `updated_at`.
 */
export function writerOf(before: Written, after: Written): 'person' | 'server' {
  const { writer, updated_at } = after;
  const isSaid = writer?.at.getTime() === updated_at.getTime();
  return isSaid ? writer.by : unsaidWriter(before, after);
}
