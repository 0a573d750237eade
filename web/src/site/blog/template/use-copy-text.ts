import { useEffect, useRef, useState } from 'react';

const COPIED_MS = 2000;

async function tellFailure() {
  const { notify } = await import('../../toast/notify.tsx');
  notify.error({
    title: 'Failed to copy',
    description: 'Select the text and copy it by hand.',
  });
}

/** Copies a text; `isCopied` holds for two seconds after. What the browser refuses, a toast says. */
export function useCopyText() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return tellFailure();
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
  }
  return { isCopied, copy };
}
