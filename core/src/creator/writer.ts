import type { Creator } from './creator.ts';

/**
 * The server changed a creator. Every write of the server that moves `updated_at` says so; those
 * that only plan a reading move neither. What a person's browser says stands in firestore.rules.
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
 * For one version: who made a write that does not say it, told as the version before told it. An
 * installed app still makes such writes, and so does a server of before during a deploy. That
 * server wrote notes at a request only, which names itself in `capture_id`, and set no status in a
 * person's name or over one.
 */
function unsaidWriter(before: Written, after: Written): 'person' | 'server' {
  const isNoted = before.notes !== after.notes && before.capture_id === after.capture_id;
  const isOfPerson = [before, after].some(({ status_set_by }) => status_set_by === 'person');
  const isSet = before.status !== after.status && isOfPerson;
  return isNoted || isSet ? 'person' : 'server';
}

/**
 * Who changed a creator, between two versions that one write lies between: as the write says, which
 * it does when it names its own `updated_at`.
 */
export function writerOf(before: Written, after: Written): 'person' | 'server' {
  const { writer, updated_at } = after;
  const isSaid = writer?.at.getTime() === updated_at.getTime();
  return isSaid ? writer.by : unsaidWriter(before, after);
}
