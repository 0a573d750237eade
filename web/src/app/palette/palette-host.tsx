import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLoadFault } from '../../components/use-load-fault.ts';
import { useModule } from '../../lib/use-module.ts';
import { useGoKeys } from './go-keys.ts';
import { closePalette, isPaletteOpen, openPalette, useOpenPalette } from './open-palette.ts';

/** The command palette on every page; Ctrl or Cmd + K opens and closes it. Its code loads with that. */
export function PaletteHost() {
  const palette = useOpenPalette();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { late, want } = useModule(() => import('./palette-dialog.tsx'));
  useGoKeys((to) => void navigate(to));

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      // A question is answered first.
      if (document.querySelector('[role=alertdialog][data-state=open]')) return;
      event.preventDefault();
      if (isPaletteOpen()) closePalette();
      else openPalette();
    }
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      closePalette();
    };
  }, []);

  // It was over the screen that is left.
  useEffect(() => closePalette, [pathname]);
  const isOpen = palette !== null;
  const load = useEffectEvent(want);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);
  const hasFailed = isOpen && late.status === 'failed';
  useLoadFault(hasFailed, 'We couldn’t load the commands.');
  useEffect(() => {
    if (hasFailed) closePalette();
  }, [hasFailed]);
  return late.status === 'ready' ? <late.module.PaletteDialog palette={palette} /> : null;
}
