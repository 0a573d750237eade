import {
  statisticsPlace,
  subscriptionPlace,
  usageCreditsPlace,
  userPlace,
} from '@vibes/core/firestore/places';
import { lastSession } from './last-session.ts';
import { localStore } from './storage.ts';
import { makeListeners } from './make-listeners.ts';

/**
 * The last known data of the reads that the dashboard shows first, kept on the device for one
 * person. It goes with the session (`last-session.ts`).
 */

const KEY = 'vibes.last-known';

interface Kept {
  uid: string;
  reads: Record<string, { at: Date; data: unknown }>;
}

const KEPT = [statisticsPlace, subscriptionPlace, usageCreditsPlace, userPlace];

/** Whether the document at this path is kept. */
export const isKept = (path: string): boolean => KEPT.some((place) => place.holds(path));

/** Dates are marked, since JSON would turn them into texts. */
function dated(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key];
  return given instanceof Date ? { $date: given.getTime() } : value;
}

const undated = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$date' in value
    ? new Date(Number(value.$date))
    : value;

type Nullable<T> = { [Key in keyof T]?: T[Key] | null };

function parsed(text: string | null): Kept | null {
  try {
    const { uid, reads } = JSON.parse(text ?? '{}', undated) as Nullable<Kept>;
    return typeof uid === 'string' && typeof reads === 'object' && reads !== null
      ? { uid, reads }
      : null;
  } catch {
    return null;
  }
}

function kept(uid: string): Kept {
  const found = parsed(localStore.read(KEY));
  return found?.uid === uid ? found : { uid, reads: {} };
}

/** What this person's read held last, and when; undefined where nothing is kept. */
export const lastKnown = (uid: string, key: string) => kept(uid).reads[key];

const { subscribe, tell } = makeListeners();

/** Calls `listener` when something was kept. Returns a function that stops it. */
export const onKept = subscribe;

/** Keeps nothing of a person who has left, in this tab or in another. */
export function keepLastKnown(uid: string, key: string, data: unknown) {
  if (lastSession()?.uid !== uid) return;
  const { reads } = kept(uid);
  reads[key] = { at: new Date(), data };
  localStore.write(KEY, JSON.stringify({ uid, reads }, dated));
  tell();
}
