import { useEffect, useState } from 'react';
import { useLoadFault } from '../../components/use-load-fault.ts';
import { isTyping } from '../../lib/is-typing.ts';
import { useModule } from '../../lib/use-module.ts';
import { onShowKeys } from './open-keys.ts';

/** The list of all keys on every page; "?" opens it, but not where it is a sign in a text. */
export function KeysHost() {
  const [isOpen, setIsOpen] = useState(false);
  const { late, want } = useModule(() => import('./keys-dialog.tsx'));
  useEffect(() => {
    function show() {
      want();
      setIsOpen(true);
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      // A question is answered first.
      if (document.querySelector('[role=alertdialog][data-state=open]')) return;
      event.preventDefault();
      show();
    }
    window.addEventListener('keydown', onKey);
    const end = onShowKeys(show);
    return () => {
      window.removeEventListener('keydown', onKey);
      end();
    };
    // `want` works once, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useLoadFault(isOpen && late.status === 'failed', 'We couldn’t load the keys.');
  if (late.status !== 'ready') return null;
  return <late.module.KeysDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
