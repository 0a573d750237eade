import { useEffect, useRef, useState } from 'react';

/** Copies a text; `isCopied` holds for `for_ms` after a success. Resolves to false when the browser refuses. */
export function useCopy(for_ms: number) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), for_ms);
    return true;
  }
  return { isCopied, copy };
}
