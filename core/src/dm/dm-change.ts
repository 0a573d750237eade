import type { Callables } from '../api/callables.ts';
import type { Creator } from '../creator/creator.ts';
import { statusAfterContact, statusWithoutDm } from '../creator/creator-status.ts';

/** What a recorded step changes of a creator. */
export type DmChange = Pick<Creator, 'dm_sent_at' | 'status'>;

/** The change of a step; null where it changes nothing. */
export function dmChange(
  step: Callables['recordDm']['payload']['step'],
  creator: Creator,
  now: Date,
): DmChange | null {
  if (step === 'sent' && !creator.dm_sent_at)
    return { dm_sent_at: now, status: statusAfterContact(creator) };
  if (step === 'taken_back' && creator.dm_sent_at)
    return { dm_sent_at: null, status: statusWithoutDm(creator) };
  return null;
}
