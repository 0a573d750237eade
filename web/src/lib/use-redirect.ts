import { useEffect, useRef, useState } from 'react';

/**
 * Leaves for a page of the payment provider, whose address comes from the server. `isLeaving` until
 * the browser has gone; false again when that fails, or when the person comes back. A second call
 * before that does nothing.
 */
export function useRedirect() {
  const [isLeaving, setIsLeaving] = useState(false);
  /** The current attempt; another one or null once the person has stayed. */
  const attempt = useRef<symbol | null>(null);

  function stay() {
    attempt.current = null;
    setIsLeaving(false);
  }

  useEffect(() => {
    // After Back, the browser may show this very page again, as it was left.
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('pageshow', stay);
      attempt.current = null;
    };
  }, []);

  /** Rejects when the server sends no address. Goes nowhere when the person has stayed. */
  async function leave(ask: () => Promise<{ url: string }>) {
    if (attempt.current) return;
    const mine = Symbol('leaving');
    attempt.current = mine;
    setIsLeaving(true);
    try {
      const { url } = await ask();
      if (attempt.current === mine) location.assign(url);
    } catch (error) {
      if (attempt.current !== mine) return;
      stay();
      throw error;
    }
  }

  return { isLeaving, leave, stay };
}
