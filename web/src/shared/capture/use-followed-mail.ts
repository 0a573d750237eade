import { firstEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';

/** The email that a capture queued, live; null while it is not known. One document for each line. */
export const useFollowedMail = (creator: string) =>
  dataOf(useLiveDocument(deliveryPlace.at(useUid(), firstEmailId(creator)))) ?? null;
