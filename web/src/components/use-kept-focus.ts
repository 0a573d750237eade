import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in sight: when what had it inside the element is gone after `version` changed,
 * the element itself takes it. Give the element `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(version: unknown) {
  const ref = useRef<E>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A part of the element may have taken the focus before this could listen.
    if (element.contains(document.activeElement)) last.current = document.activeElement;
    const come = ({ target }: FocusEvent) => {
      last.current = target;
    };
    // Without a next one it may be on its way out of the page itself; from a question it comes back.
    const go = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && !next.closest('[role=alertdialog]')) last.current = null;
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, []);
  useEffect(() => {
    const isGone = last.current instanceof Node && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = null;
    ref.current?.focus({ preventScroll: true });
  }, [version]);
  return ref;
}
