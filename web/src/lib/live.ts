import { collection, doc, onSnapshot, query, type QueryConstraint } from 'firebase/firestore';
import { useState, useSyncExternalStore } from 'react';
import { useFirestore } from 'reactfire';
import { confirmed } from './confirmed.ts';
import { plainDocument } from './firestore.ts';
import { liveStore, resetLive, type Listen } from './live-cache.ts';
import type { Loadable } from './loadable.ts';
import { onOtherPerson } from './other-person.ts';
import { currentSession, type Session } from './session.ts';
import { useSession } from './use-session.ts';

/** Live reads of the signed-in person's documents. Ids carry the uid, so nobody meets another's values. */

onOtherPerson(resetLive);

const uidOf = (session: Session) => (session.status === 'signed_in' ? session.user.uid : 'nobody');

export const useUid = (): string => uidOf(useSession());

/** Whose documents a write outside a component is about. */
export const currentUid = (): string => uidOf(currentSession());

/** A time the server has yet to set is shown as now, not as none. */
const ESTIMATED = { serverTimestamps: 'estimate' } as const;

function useLive<T>(key: string, listen: Listen<T>): Loadable<T> {
  const uid = useUid();
  const [attempt, setAttempt] = useState(0);
  const id = `${uid} ${key} ${attempt}`;
  const { watch, last } = liveStore(id, listen);
  const emission = useSyncExternalStore(watch, last);

  if (!emission) return { status: 'loading' };
  if ('data' in emission) return { status: 'data', data: emission.data };
  return {
    status: 'error',
    message: emission.fault.message,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** One document, live; null when there is none. A document the server was never asked for is a fault, not null. */
export function useLiveDocument<T>(path: string): Loadable<T | null> {
  const database = useFirestore();
  return useLive<T | null>(path, (emit) => {
    const tell = confirmed(emit);
    let before: string | null = null;
    return onSnapshot(
      doc(database, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        const fields = snapshot.data(ESTIMATED);
        const data = fields ? (plainDocument(fields) as T) : null;
        const now = JSON.stringify(data);
        tell({
          data,
          isFromCache: snapshot.metadata.fromCache,
          remembered: data ? 'whole' : 'nothing',
          hasChanged: now !== before,
        });
        before = now;
      },
      (fault) => emit({ fault }),
    );
  });
}

/** The documents of a collection, live, each with its id. `name` tells one query of the collection from another. */
export function useLiveQuery<T>(
  path: string,
  name: string,
  constraints: () => QueryConstraint[],
): Loadable<(T & { id: string })[]> {
  const database = useFirestore();
  return useLive<(T & { id: string })[]>(`${path}?${name}`, (emit) => {
    const tell = confirmed(emit);
    return onSnapshot(
      query(collection(database, path), ...constraints()),
      { includeMetadataChanges: true },
      (snapshot) => {
        const rows = snapshot.docs.map((row) => ({
          ...plainDocument(row.data(ESTIMATED)),
          id: row.id,
        }));
        tell({
          data: rows as (T & { id: string })[],
          isFromCache: snapshot.metadata.fromCache,
          remembered: snapshot.empty ? 'nothing' : 'part',
          hasChanged: snapshot.docChanges().length > 0,
        });
      },
      (fault) => emit({ fault }),
    );
  });
}
