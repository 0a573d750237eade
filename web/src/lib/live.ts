import type { CollectionRef, DocumentRef } from '@vibes/core/firestore/document-place';
import type { QueryConstraint } from 'firebase/firestore';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { confirmed } from './confirmed.ts';
import { isKept, keepLastKnown, lastKnown } from './last-known.ts';
import { lateDatabase, type Database } from './late-database.ts';
import { liveStore, resetLive, type Emission, type Listen } from './live-cache.ts';
import type { Loadable } from './loadable.ts';
import { onOtherPerson } from './other-person.ts';
import { currentSession, type Session } from './session.ts';
import { useSession } from './use-session.ts';

/** Live reads of the signed-in person's documents. Ids contain the uid, so nobody gets another person's values. */

onOtherPerson(resetLive);

const uidOf = (session: Session) => (session.status === 'signed_in' ? session.user.uid : 'nobody');

export const useUid = (): string => uidOf(useSession());

/** The uid for a write outside a component. */
export const currentUid = (): string => uidOf(currentSession());

export interface LiveOptions {
  /**
   * Until the live data comes, and at a fault, what this device knew last, marked by `as_of`. For
   * the frame and the start page alone: other screens show and save what they get as it is now.
   */
  orLastKnown?: boolean;
}

type ListenIn<T> = (database: Database, emit: (emission: Emission<T>) => void) => () => void;

/** A database that could not be opened is tried again after this, in ms. */
const RETRY_MS = 3000;

/** Listens as soon as the database is there. What the dashboard shows first is kept for the next visit. */
function late<T>(uid: string, key: string, listen: ListenIn<T>): Listen<T> {
  return (emit) => {
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {
      isOver = true;
      clearTimeout(retry);
    };
    const pass = (emission: Emission<T>) => {
      if ('data' in emission && isKept(key)) keepLastKnown(uid, key, emission.data);
      emit(emission);
    };
    const begin = () => {
      lateDatabase().then(
        (database) => {
          if (!isOver) stop = listen(database, pass);
        },
        (error: unknown) => {
          if (isOver) return;
          emit({ fault: error instanceof Error ? error : new Error(String(error)) });
          retry = setTimeout(begin, RETRY_MS);
        },
      );
    };
    begin();
    return () => stop();
  };
}

/** The server's no to this person, which the last known data must not hide. */
const isRefusal = (fault: Error): boolean => 'code' in fault && fault.code === 'permission-denied';

/**
 * `revive` reads what an earlier visit kept, perhaps of an earlier version; without it the read is
 * live only. The store holds live data alone, so that both kinds of reads share it.
 */
function useLive<T>(key: string, listen: ListenIn<T>, revive?: (kept: unknown) => T): Loadable<T> {
  const uid = useUid();
  const [attempt, setAttempt] = useState(0);
  const id = `${uid} ${key} ${attempt}`;
  const { watch, last } = liveStore(id, late(uid, key, listen));
  const emission = useSyncExternalStore(watch, last, last);
  const usesLastKnown = revive !== undefined;
  const kept = useMemo((): Loadable<T> | null => {
    const found = revive && lastKnown(uid, key);
    return found ? { status: 'data', data: revive(found.data), as_of: found.at } : null;
    // Read once: `revive` may be another function in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [uid, key, usesLastKnown]);

  if (emission && 'data' in emission) return { status: 'data', data: emission.data };
  if (kept && (!emission || !isRefusal(emission.fault))) return kept;
  if (!emission) return { status: 'loading' };
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
export function useLiveDocument<Data>(
  { path, read }: DocumentRef<Data>,
  { orLastKnown = false }: LiveOptions = {},
): Loadable<Data> {
  const listen: ListenIn<Data> = (database, emit) => {
    const report = confirmed(emit);
    let before: string | null = null;
    return database.onSnapshot(
      database.doc(database.firestore(), path),
      { includeMetadataChanges: true },
      (snapshot) => {
        const data = database.readDocument(read, snapshot);
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
  };
  const revive = (kept: unknown) =>
    read((kept ?? undefined) as Record<string, unknown> | undefined);
  return useLive(path, listen, orLastKnown ? revive : undefined);
}

/**
 * The documents of a collection, live, each with its id; of null nothing, for ever loading. `name`
 * identifies the query within the collection.
 */
export function useLiveQuery<Data>(
  of: CollectionRef<Data> | null,
  name: string,
  constraints: (database: Database) => QueryConstraint[],
): Loadable<(Data & { id: string })[]> {
  type Rows = (Data & { id: string })[];
  const listen: ListenIn<Rows> = (database, emit) => {
    if (!of) return () => undefined;
    const { path, read } = of;
    const report = confirmed(emit);
    return database.onSnapshot(
      database.query(database.collection(database.firestore(), path), ...constraints(database)),
      { includeMetadataChanges: true },
      (snapshot) => {
        report({
          data: database.readDocuments(read, snapshot),
          isFromCache: snapshot.metadata.fromCache,
          remembered: snapshot.empty ? 'nothing' : 'part',
          hasChanged: snapshot.docChanges().length > 0,
        });
      },
      (fault) => emit({ fault }),
    );
  };
  return useLive(`${of?.path ?? 'nothing'}?${name}`, listen);
}
