import { useEffect, useRef } from 'react';

/**
 * Keeps the focus within the element: when the focused part is gone after `version` changed, the
 * element itself takes the focus. Give the element `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(version: unknown) {
  const ref = useRef<E>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A part of the element may have taken the focus before the listeners below.
    if (element.contains(document.activeElement)) last.current = document.activeElement;
    const come = ({ target }: FocusEvent) => {
      last.current = target;
    };
    // With no next target the focus may leave the page itself; from a confirmation it comes back.
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
