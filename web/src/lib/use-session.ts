import { useSyncExternalStore } from 'react';
import { currentSession, onSession, type Session } from './session.ts';

/** The session as it is, on every change anew. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}
