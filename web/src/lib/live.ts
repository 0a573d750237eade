import type { CollectionRef, DocumentRef } from '@vibes/core/firestore/document-place';
import { collection, doc, onSnapshot, query, type QueryConstraint } from 'firebase/firestore';
import { useState, useSyncExternalStore } from 'react';
import { useFirestore } from 'reactfire';
import { confirmed } from './confirmed.ts';
import { liveStore, resetLive, type Listen } from './live-cache.ts';
import type { Loadable } from './loadable.ts';
import { onOtherPerson } from './other-person.ts';
import { readDocument, readDocuments } from './read-documents.ts';
import { currentSession, type Session } from './session.ts';
import { useSession } from './use-session.ts';

/** Live reads of the signed-in person's documents. Ids contain the uid, so nobody gets another person's values. */

onOtherPerson(resetLive);

const uidOf = (session: Session) => (session.status === 'signed_in' ? session.user.uid : 'nobody');

export const useUid = (): string => uidOf(useSession());

/** The uid for a write outside a component. */
export const currentUid = (): string => uidOf(currentSession());

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

/**
 * One document, live; the default of its place where there is none. A missing document that the
 * server has not confirmed is a fault. It is identified by its path: the ref may be another object
 * in each render.
 */
export function useLiveDocument<Data>({ path, read }: DocumentRef<Data>): Loadable<Data> {
  const database = useFirestore();
  return useLive<Data>(path, (emit) => {
    const report = confirmed(emit);
    let before: string | null = null;
    return onSnapshot(
      doc(database, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        const data = readDocument(read, snapshot);
        const now = JSON.stringify(data);
        report({
          data,
          isFromCache: snapshot.metadata.fromCache,
          remembered: snapshot.exists() ? 'whole' : 'nothing',
          hasChanged: now !== before,
        });
        before = now;
      },
      (fault) => emit({ fault }),
    );
  });
}

/**
 * The documents of a collection, live, each with its id; of null nothing, for ever loading. `name`
 * identifies the query within the collection.
 */
export function useLiveQuery<Data>(
  of: CollectionRef<Data> | null,
  name: string,
  constraints: () => QueryConstraint[],
): Loadable<(Data & { id: string })[]> {
  const database = useFirestore();
  return useLive<(Data & { id: string })[]>(`${of?.path ?? 'nothing'}?${name}`, (emit) => {
    if (!of) return () => undefined;
    const { path, read } = of;
    const report = confirmed(emit);
    return onSnapshot(
      query(collection(database, path), ...constraints()),
      { includeMetadataChanges: true },
      (snapshot) => {
        report({
          data: readDocuments(read, snapshot),
          isFromCache: snapshot.metadata.fromCache,
          remembered: snapshot.empty ? 'nothing' : 'part',
          hasChanged: snapshot.docChanges().length > 0,
        });
      },
      (fault) => emit({ fault }),
    );
  });
}
