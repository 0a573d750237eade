import { useSyncExternalStore } from 'react';
import { currentSession } from '../session.ts';
import { useSession } from '../use-session.ts';
import { hasKept, onKept } from './kept-mark.ts';

const uidNow = () => {
  const session = currentSession();
  return session.status === 'signed_in' ? session.user.uid : null;
};

/** Whether the signed-in person may have captures on this device, so that what shows and sends them is worth loading. */
export function useHasCaptures(): boolean {
  useSession();
  return useSyncExternalStore(onKept, () => {
    const uid = uidNow();
    return uid !== null && hasKept(uid);
  });
}
