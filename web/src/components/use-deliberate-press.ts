import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** How long the button stands there before a press on it can be an answer to what it asks, in ms. */
const READ_MS = 700;

/**
 * For a button that spends, on a page any other page may open: a press counts only when it began
 * on the button after that had been in sight for a moment. The second click of a double-click onto
 * a window that just opened (double-clickjacking), a key held since the page before, and keys
 * mashed there do not: each of them starts the moment anew, and so does another `subject`.
 */
export function useDeliberatePress(act: () => void, subject = '') {
  const [isReady, setIsReady] = useState(false);
  const [tries, setTries] = useState(0);
  /** Null where nothing led to the click: a screen reader presses without keys or pointer. */
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
    // A window may lie in wait behind another one.
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

  // For the button, which keeps the focus: it is never `disabled`.
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
        // Space clicks when it is let go.
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
