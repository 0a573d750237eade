import { useSyncExternalStore } from 'react';
import { signedInUid } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import { hasKept, onKept } from './kept-mark.ts';

/**
 * Whether the signed-in person may have captures on this device, so that the code which shows and
 * sends them is worth loading.
 */
export function useHasCaptures(): boolean {
  useSession();
  return useSyncExternalStore(onKept, () => {
    const uid = signedInUid();
    return uid !== null && hasKept(uid);
  });
}
