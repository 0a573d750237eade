import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

const isSearchKey = (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey;
  return event.key === '/' && !isTyping(event.target);
};

/** Ctrl+K, ⌘K and, while nobody is typing, "/" lead into the field; not past an open dialog, nor where it cannot be seen. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function enter(event: KeyboardEvent) {
      if (!isSearchKey(event)) return;
      const isHidden = !field.current?.checkVisibility();
      if (isHidden || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [field]);
}
