import { useRef, type KeyboardEvent } from 'react';
import { notify } from '../../../components/toaster.tsx';
import { MOD } from '../../../lib/mod-key.ts';

const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Meta', 'Shift', 'Alt']);

/**
 * Where the next creator opens once an answer is sent: the second press of two sends no draft of the
 * next one, which nobody has read yet. `arm` when an answer is sent; `guard` hears each key first.
 */
export function useDraftGuard() {
  const hasJustSent = useRef(false);
  return {
    arm: () => {
      hasJustSent.current = true;
    },
    guard: (event: KeyboardEvent) => {
      if (!hasJustSent.current || MODIFIERS.has(event.key)) return;
      hasJustSent.current = false;
      const { target } = event;
      const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isSend || !(target instanceof HTMLTextAreaElement) || target.value === '') return;
      event.preventDefault();
      event.stopPropagation();
      notify.info({
        title: 'This draft was not sent',
        description: `Read it, then send it with ${MOD} Enter.`,
      });
    },
  };
}
