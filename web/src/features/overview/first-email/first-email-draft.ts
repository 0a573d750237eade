import { useSyncExternalStore } from 'react';
import { lastSession } from '../../../lib/last-session.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { localStore } from '../../../lib/storage.ts';
import { makeListeners } from '../../../lib/make-listeners.ts';

/**
 * What this device keeps of a person's first email. `open`: it was begun; `skipped`: the person
 * wants the ordinary dashboard; `done`: it went out; null: nothing yet. Never the app password. It
 * goes with the session (`lib/last-session.ts`): on a shared device nobody reads it after them.
 */
export interface FirstEmailDraft {
  state: 'open' | 'skipped' | 'done' | null;
  /** The edited template; undefined while it was not edited. */
  email_subject?: string;
  email_template?: string;
  /** The saved template's text that the edit began from: when another one is saved since, that one wins. */
  began_from?: string;
}

const KEY = 'vibes.first-email';
const NOTHING: FirstEmailDraft = { state: null };
const { subscribe, tell } = makeListeners();

/** The draft as last read: the same object as long as what is stored is the same. */
let last: { uid: string; stored: string | null; draft: FirstEmailDraft } | null = null;
/** Where the browser keeps nothing, the draft lasts as long as the page. */
let inMemory: string | null = null;
onOtherPerson(() => (inMemory = null));

export function firstEmailDraft(uid: string): FirstEmailDraft {
  const stored = localStore.read(KEY) ?? inMemory;
  if (last?.uid !== uid || last.stored !== stored)
    last = { uid, stored, draft: parse(stored, uid) };
  return last.draft;
}

function parse(stored: string | null, uid: string): FirstEmailDraft {
  try {
    const kept = JSON.parse(stored ?? '{}') as Partial<FirstEmailDraft> & { uid?: string };
    return kept.uid === uid ? { ...NOTHING, ...kept } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepFirstEmail(uid: string, change: Partial<FirstEmailDraft>) {
  // An email that went out needs no draft.
  const before = change.state === 'done' ? NOTHING : firstEmailDraft(uid);
  inMemory = JSON.stringify({ ...before, ...change, uid });
  // Not for a person who has left, in this tab or in another.
  if (lastSession()?.uid === uid) localStore.write(KEY, inMemory);
  tell();
}

export const useFirstEmailDraft = (uid: string): FirstEmailDraft =>
  useSyncExternalStore(subscribe, () => firstEmailDraft(uid));
