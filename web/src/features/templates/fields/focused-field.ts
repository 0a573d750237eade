import { createContext, useEffect, useState } from 'react';
import type { FieldName } from './editor-values.ts';

/** The field that the person is in: the one with the variables below it. */
export const FocusedField = createContext<FieldName | null>(null);

/**
 * The field of `names` that had the focus last. It stays so while a button has the focus, and changes
 * only once a press has ended: what is below it must not move under the finger.
 */
export function useFocusedField(names: readonly FieldName[]) {
  const [field, setField] = useState<FieldName | null>(null);
  useEffect(() => {
    let isPressed = false;
    function mark() {
      const name = names.find((one) => one === document.activeElement?.getAttribute('name'));
      if (name && !isPressed) setField(name);
    }
    const begin = () => {
      isPressed = true;
    };
    const end = () => {
      isPressed = false;
      mark();
    };
    const off = new AbortController();
    window.addEventListener('focusin', mark, off);
    window.addEventListener('pointerdown', begin, off);
    window.addEventListener('pointerup', end, off);
    window.addEventListener('pointercancel', end, off);
    return () => off.abort();
  }, [names]);
  return [field, setField] as const;
}
