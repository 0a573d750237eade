import { sessionStore } from '../../lib/storage.ts';

/** Feedback being written. `id` identifies this text: sent again, it is stored once. */
export interface FeedbackDraft {
  text: string;
  id: string;
}

const KEY = 'vibes.feedback';
const NONE: FeedbackDraft = { text: '', id: '' };

function kept(): FeedbackDraft {
  try {
    const value = JSON.parse(sessionStore.read(KEY) ?? '{}') as Partial<FeedbackDraft>;
    const { text, id } = value;
    return typeof text === 'string' && typeof id === 'string' ? { text, id } : NONE;
  } catch {
    return NONE;
  }
}

let draft: FeedbackDraft | null = null;
const listeners = new Set<() => void>();

/** The typed text, kept across a reload of the tab until it is sent. */
export const feedbackDraft = {
  read: (): FeedbackDraft => (draft ??= kept()),
  /** The value before storage is read, as in the prerendered page. */
  none: (): FeedbackDraft => NONE,
  write: (text: string): void => {
    if (text === feedbackDraft.read().text) return;
    draft = text ? { text, id: crypto.randomUUID() } : NONE;
    if (text) sessionStore.write(KEY, JSON.stringify(draft));
    else sessionStore.remove(KEY);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
