import { dropDatabase, localStore } from './storage.ts';

/**
 * Who was signed in on this device at the last visit. The app draws its frame and the last known
 * figures by it before the sign-in service has answered. `fill-in.js` reads the same
 * records.
 */

export interface SessionUser {
  uid: string;
  email: string | null;
  name: string | null;
}

const KEY = 'vibes.last-session';
/** Everything this device keeps of the person. A shared device must keep none of it. */
const OF_THE_PERSON = [
  KEY,
  'vibes.last-known',
  'vibes.last-creators',
  'vibes.last-today',
  'vibes.first-frame',
  'vibes.first-email',
  'vibes.key-used',
  'vibes.replies-unwatched',
  'vibes.unwatched-seen',
  'vibes.walked',
];

/** The pictures of the person's creators (`shared/creator/picture/`). */
export const PICTURE_DATABASE = 'vibes-pictures';
/** The creators that lists know (`features/crm/creator-store/`). */
export const CREATOR_DATABASE = 'vibes-creators';

const isText = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

/** The person of the last visit; null when they left, or the record is damaged. */
export function lastSession(kept = localStore.read(KEY)): SessionUser | null {
  try {
    const { uid, email, name } = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    const isWhole = typeof uid === 'string' && uid !== '' && isText(email) && isText(name);
    return isWhole ? { uid, email, name } : null;
  } catch {
    return null;
  }
}

/** Keeps the person; what was kept of anybody else goes. */
export function keepLastSession(user: SessionUser) {
  if (lastSession()?.uid !== user.uid) forgetLastSession();
  localStore.write(KEY, JSON.stringify(user));
}

export function forgetLastSession() {
  OF_THE_PERSON.forEach((key) => localStore.remove(key));
  dropDatabase(PICTURE_DATABASE);
  dropDatabase(CREATOR_DATABASE);
}
