import { useSyncExternalStore } from 'react';
import { currentSession, onSession, type Session } from './session.ts';

/** The current session; draws again at every change. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}
