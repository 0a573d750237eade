import { useSyncExternalStore } from 'react';
import { localStore } from '../../../lib/storage.ts';

/**
 * What this device keeps of a person's first email. `open`: it was begun; `skipped`: the person
 * wants the ordinary dashboard; `done`: it went out; null: nothing yet. Never the app password.
 */
export interface FirstEmailDraft {
  state: 'open' | 'skipped' | 'done' | null;
  /** The edited template; undefined while it was not edited. */
  email_subject?: string;
  email_template?: string;
  /** The saved template's text that the edit began from: when another one is saved since, that one wins. */
  began_from?: string;
}

const keyOf = (uid: string) => `vibes.first-email.${uid}`;
const NOTHING: FirstEmailDraft = { state: null };
const listeners = new Set<() => void>();

/** The draft as last read: the same object as long as what is stored is the same. */
let last: { uid: string; stored: string | null; draft: FirstEmailDraft } | null = null;
/** Where the browser keeps nothing, the draft lasts as long as the page. */
const inMemory = new Map<string, string>();

function read(uid: string): FirstEmailDraft {
  const stored = localStore.read(keyOf(uid)) ?? inMemory.get(uid) ?? null;
  if (last?.uid !== uid || last.stored !== stored) last = { uid, stored, draft: parse(stored) };
  return last.draft;
}

function parse(stored: string | null): FirstEmailDraft {
  try {
    return stored ? { ...NOTHING, ...(JSON.parse(stored) as Partial<FirstEmailDraft>) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepFirstEmail(uid: string, change: Partial<FirstEmailDraft>) {
  // An email that went out needs no draft.
  const before = change.state === 'done' ? NOTHING : read(uid);
  const stored = JSON.stringify({ ...before, ...change });
  inMemory.set(uid, stored);
  localStore.write(keyOf(uid), stored);
  for (const listener of listeners) listener();
}

export const useFirstEmailDraft = (uid: string): FirstEmailDraft =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => read(uid),
  );
