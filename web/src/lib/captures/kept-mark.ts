import { localStore } from '../storage.ts';

/** Whether captures of a person may lie on this device: known at once, before the queue is loaded. */

const keyOf = (uid: string) => `vibes.captures.${uid}`;
const listeners = new Set<() => void>();

export const hasKept = (uid: string): boolean => localStore.read(keyOf(uid)) !== null;

export function markKept(uid: string, isKept: boolean) {
  if (hasKept(uid) === isKept) return;
  if (isKept) localStore.write(keyOf(uid), 'yes');
  else localStore.remove(keyOf(uid));
  for (const listener of listeners) listener();
}

/** Also tells of other tabs. */
export function onKept(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
