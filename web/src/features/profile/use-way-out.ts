import { useEffect, useRef, useState } from 'react';

/**
 * The way to a page of the payment provider, whose address the server names. `isLeaving`
 * until the browser has gone; free again when that fails, or when the person comes back.
 */
export function useWayOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  const attempt = useRef(0);

  function stay() {
    attempt.current += 1;
    setIsLeaving(false);
  }

  useEffect(() => {
    // With Back, the browser may show this very page again, as it was left.
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('pageshow', stay);
      attempt.current += 1;
    };
  }, []);

  /** Rejects when the server names no address. Goes nowhere when the person has stayed meanwhile. */
  async function leave(ask: () => Promise<{ url: string }>) {
    const mine = (attempt.current += 1);
    setIsLeaving(true);
    try {
      const { url } = await ask();
      if (attempt.current === mine) location.assign(url);
    } catch (error) {
      if (attempt.current !== mine) return;
      setIsLeaving(false);
      throw error;
    }
  }

  return { isLeaving, leave, stay };
}
