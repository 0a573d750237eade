import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** How long the button is visible before a press on it counts as an answer, in ms. */
const READ_MS = 700;

/**
 * For a button that spends credits, on a page that any other page may open. A press counts only
 * when it began on the button after the button had been visible for a moment. These presses do not
 * count: the second click of a double-click onto a window that just opened (double-clickjacking), a
 * key held since the page before, mashed keys. Each of them restarts the wait, and so does another
 * `subject`.
 */
export function useDeliberatePress(act: () => void, subject = '') {
  const [isReady, setIsReady] = useState(false);
  const [tries, setTries] = useState(0);
  /** Null when no pointer or key event came before the click: a screen reader presses without either. */
  const hasBegunWell = useRef<boolean | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    function wait() {
      window.clearTimeout(timer);
      setIsReady(false);
      if (document.visibilityState === 'visible')
        timer = window.setTimeout(() => setIsReady(true), READ_MS);
    }
    wait();
    document.addEventListener('visibilitychange', wait);
    // The window may have been hidden behind another one.
    window.addEventListener('focus', wait);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
      window.removeEventListener('focus', wait);
    };
  }, [tries, subject]);

  function begin(isWell: boolean) {
    hasBegunWell.current = isWell;
    if (!isWell) setTries((count) => count + 1);
  }

  // For the button, which is never `disabled` and so keeps the focus.
  return {
    press: {
      'aria-disabled': !isReady || undefined,
      onPointerDown: () => begin(isReady),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        begin(isReady && !event.repeat);
        if (!hasBegunWell.current) event.preventDefault();
      },
      onKeyUp: (event: KeyboardEvent) => {
        // Space clicks when it is released.
        if (hasBegunWell.current === false) event.preventDefault();
        if (event.key === 'Enter') hasBegunWell.current = null;
      },
      onClick: () => {
        const isMeant = hasBegunWell.current ?? isReady;
        hasBegunWell.current = null;
        if (isMeant) act();
      },
    },
  };
}
