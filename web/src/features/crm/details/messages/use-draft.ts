import { useEffect, useRef, useState } from 'react';
import { loadDraft, saveDraft } from './answer.data.ts';

/** Milliseconds without a key after which what is typed is saved. */
const CALM_MS = 800;

/**
 * An answer while it is typed: saved a moment after the last key and on leaving, and there again on
 * any device. What is typed before the saved one has come wins.
 */
export function useDraft(creator_id: string): {
  text: string;
  type: (text: string) => void;
  /** Forgets it here; the server deletes it with the answer. */
  clear: () => void;
} {
  const [text, setText] = useState('');
  const typed = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    void loadDraft(creator_id).then((saved) => {
      if (!isGone && typed.current === null) setText(saved);
    });
    return () => {
      isGone = true;
    };
  }, [creator_id]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (typed.current !== null) void saveDraft(creator_id, typed.current);
    },
    [creator_id],
  );

  return {
    text,
    type(next) {
      setText(next);
      typed.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void saveDraft(creator_id, next);
        if (typed.current === next) typed.current = null;
      }, CALM_MS);
    },
    clear() {
      clearTimeout(timer.current);
      typed.current = null;
      setText('');
    },
  };
}
