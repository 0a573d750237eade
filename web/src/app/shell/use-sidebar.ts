import { useEffect, useState } from 'react';
import { isPhone } from '../../components/use-is-narrow.ts';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts';

/** Whether the sidebar shows its words; kept in a cookie, toggled by Ctrl or Cmd + B. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(() => readSidebarCookie(document.cookie));

  useEffect(() => {
    document.cookie = sidebarCookie(isOpen);
  }, [isOpen]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.metaKey || event.ctrlKey);
      // With another key held it is the browser's; a phone's drawer is opened by its button.
      if (!isShortcut || event.shiftKey || event.altKey || isPhone()) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return { isOpen, toggle: () => setIsOpen((before) => !before) };
}
