import type { sessionStore } from '../../lib/storage.ts';
import { makeListeners } from '../../lib/make-listeners.ts';

interface Draft {
  text: string;
  /** A person typed or corrected it; false while it only came from elsewhere. */
  isTyped: boolean;
}

const NOTHING: Draft = { text: '', isTyped: false };
const keyOf = (uid: string) => `vibes.capture-draft.${uid}`;
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim());

/**
 * The text that stays in the box after a capture: lines that could not be read, and text typed
 * since.
 */
export function leftOf(input: { now: string; sent: string; unread: string[] }): string {
  const { now, sent, unread } = input;
  const gone = new Set(linesOf(sent));
  const since = now.startsWith(sent)
    ? linesOf(now.slice(sent.length))
    : linesOf(now).filter((line) => !gone.has(line));
  return [...new Set([...unread, ...since])].join('\n');
}

/**
 * The text of the capture box, one for every screen that shows it. Typed text outlives a change of
 * screen and a reload of the tab, and is gone when the person signs out; nobody else sees it.
 */
export function keepDraft(ports: { store: typeof sessionStore; uid: () => string | null }) {
  const { store } = ports;
  const { subscribe, tell } = makeListeners();
  let owner: string | null = null;
  let draft = NOTHING;

  function current(): Draft {
    const uid = ports.uid();
    if (uid === owner) return draft;
    if (owner !== null) store.remove(keyOf(owner));
    owner = uid;
    const text = uid === null ? null : store.read(keyOf(uid));
    draft = text ? { text, isTyped: true } : NOTHING;
    return draft;
  }

  const report = () => {
    tell();
  };

  function put(next: Draft) {
    current();
    draft = next.text.trim() ? next : { ...next, isTyped: false };
    if (owner !== null && draft.isTyped) store.write(keyOf(owner), draft.text);
    else if (owner !== null) store.remove(keyOf(owner));
    report();
  }

  return {
    current,
    type: (text: string) => put({ text, isTyped: true }),
    /** Text from elsewhere goes below typed text, and replaces earlier text from elsewhere. */
    arrive: (text: string) => {
      const before = current();
      if (!before.isTyped) put({ text, isTyped: false });
      else if (!before.text.includes(text))
        put({ text: `${before.text.trimEnd()}\n${text}`, isTyped: true });
    },
    captured: (sent: string, unread: string[]) =>
      put({ text: leftOf({ now: current().text, sent, unread }), isTyped: true }),
    /** Another person, or none, is signed in now. */
    changeHands: () => {
      current();
      report();
    },
    subscribe,
  };
}
