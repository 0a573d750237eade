import type { Creator } from '../creator/creator.ts';
import { isContacting, type Delivery } from '../delivery/delivery.ts';

/** A creator the user has, with the e-mail delivery to them if there ever was one. */
export interface KnownCreator {
  creator: Creator;
  email: Delivery | null;
}

/** True when a press must do nothing: an e-mail is on its way, sent or uncertain, or a DM is recorded. */
export const isContacted = (known: KnownCreator | null): boolean =>
  known !== null &&
  (known.creator.dm_sent_at !== null || Boolean(known.email && isContacting(known.email)));

/** True when reading this creator's profile costs nothing any more. */
export const isPaid = (known: KnownCreator | null): boolean =>
  known !== null && known.creator.read_state !== 'blocked';
