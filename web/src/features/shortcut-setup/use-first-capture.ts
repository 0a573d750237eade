import { capturedHandle } from '@vibes/core/creator/handles';
import { creatorPlace, userPlace } from '@vibes/core/firestore/places';
import { limit, orderBy } from 'firebase/firestore';
import { useLiveDocument, useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';

interface CapturedCreator {
  id: string;
  /** The handle on its platform. */
  handle: string;
  at: Date;
}

export type FirstCapture =
  | { status: 'unknown' | 'waiting' }
  /** `newest` is null until it is known. */
  | { status: 'came'; newest: CapturedCreator | null };

/** Whether a first capture came, and the newest one: live, from any source. */
export function useFirstCapture(): FirstCapture {
  const uid = useUid();
  const account = dataOf(useLiveDocument(userPlace.at(uid)));
  const live = useLiveQuery(creatorPlace.within(uid), 'newest one', () => [
    // A reread of a known creator is no capture of the person's.
    orderBy('created_at', 'desc'),
    limit(1),
  ]);
  if (!account) return { status: 'unknown' };
  if (!account.first_capture_at) return { status: 'waiting' };
  const newest = dataOf(live)?.[0];
  if (!newest) return { status: 'came', newest: null };
  const { id, name, created_at: at } = newest;
  const { handle } = capturedHandle(newest);
  return {
    status: 'came',
    newest: { id, handle: handle ? `@${handle}` : name, at },
  };
}
