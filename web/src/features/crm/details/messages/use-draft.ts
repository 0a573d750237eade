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
  /** What is typed is stored, so that it is there on any device. */
  isSaved: boolean;
  /** Forgets it here; the server deletes it with the answer. */
  clear: () => void;
} {
  const [text, setText] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const typed = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    void loadDraft(creator_id).then((saved) => {
      if (isGone || typed.current !== null) return;
      setText(saved);
      setIsSaved(saved !== '');
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
    isSaved,
    type(next) {
      setText(next);
      setIsSaved(false);
      typed.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void saveDraft(creator_id, next).then((isStored) => {
          if (typed.current !== next) return;
          typed.current = null;
          setIsSaved(isStored && next !== '');
        });
      }, CALM_MS);
    },
    clear() {
      clearTimeout(timer.current);
      typed.current = null;
      setText('');
      setIsSaved(false);
    },
  };
}
