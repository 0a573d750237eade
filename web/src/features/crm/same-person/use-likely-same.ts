import type { Creator } from '@vibes/core/creator/creator';
import { handleField } from '@vibes/core/creator/handles';
import { AGENCY_FROM } from '@vibes/core/creator/joining-limits';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import {
  askedMailbox,
  likelyByAccount,
  likelyByMailbox,
  namedAccounts,
  type LikelySame,
} from './likely-same.ts';

/** Creators that are read to find one by an account. */
const MOST_READ = 3;

/**
 * Another creator who may be the same person, live; null where there is none or it is not known. The
 * mailbox is looked for only where no account tells. Reads nothing where nothing can be found.
 */
export function useLikelySame(creator: Creator): LikelySame | null {
  const of = creatorPlace.within(useUid());
  const named = namedAccounts(creator);
  const withAccount = useLiveQuery(
    named && of,
    `named ${JSON.stringify(named)}`,
    ({ limit, where }) =>
      named ? [where(handleField(named.platform), 'in', named.handles), limit(MOST_READ)] : [],
  );
  const found =
    named && withAccount.status === 'data'
      ? likelyByAccount(creator, named, withAccount.data)
      : null;
  const isAsked = !found && (!named || withAccount.status === 'data');
  const mailbox = isAsked ? askedMailbox(creator) : null;
  const withMailbox = useLiveQuery(
    mailbox === null ? null : of,
    `mailbox ${mailbox}`,
    ({ limit, where }) => [where('mailbox_keys', 'array-contains', mailbox), limit(AGENCY_FROM)],
  );
  if (found || mailbox === null || withMailbox.status !== 'data') return found;
  return likelyByMailbox(creator, withMailbox.data);
}
