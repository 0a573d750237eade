import type { Creator } from '../creator/creator.ts';
import { isCharged } from '../credit/is-charged.ts';
import { isOpenStatus } from '../creator/creator-status.ts';
import { wasRead } from '../creator/read-state.ts';
import { isContacting, type Delivery } from '../delivery/delivery.ts';

/** A creator the user has, with the newest email to them if there ever was one. */
export interface KnownCreator {
  creator: Creator;
  email: Delivery | null;
}

/** True when a request must do nothing: an email is on its way, sent or uncertain, or a DM is recorded. */
export const isContacted = (known: KnownCreator | null): boolean =>
  known !== null &&
  (known.creator.dm_sent_at !== null || Boolean(known.email && isContacting(known.email)));

/** True when reading this creator's profile costs nothing any more. */
export const isPaid = (known: KnownCreator | null): boolean =>
  known !== null && isCharged(known.creator);

/**
 * What a reread may do: go on; `put_off` while the creator has a status other than Discovered,
 * which the person may set back; or `stop` for good, since it would change nothing, as once a
 * person chose the address. A creator whose email went out before the profile was ever read is
 * still read, and charged then.
 */
export function askReread({ creator, email }: KnownCreator): 'go_on' | 'put_off' | 'stop' {
  const isWritten = email !== null && isContacting(email);
  const isSettled = isWritten || creator.email_set_by === 'person';
  if (creator.dm_sent_at || (isSettled && wasRead(creator))) return 'stop';
  return isOpenStatus(creator) ? 'go_on' : 'put_off';
}
