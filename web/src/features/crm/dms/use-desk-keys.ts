import { useEffect, useRef } from 'react';

/** What has keys of its own: they are left to it. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';
/** What Enter presses. */
const PRESSED = 'a, button';

/** The keys of the desk, by their names; a held key counts once. */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>) {
  const last = useRef(keys);
  useEffect(() => {
    last.current = keys;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(OWN_KEYS) || (key === 'Enter' && target.closest(PRESSED))) return;
      const act = last.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
