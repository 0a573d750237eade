import { isTyping } from '../lib/is-typing.ts';

/** What toasts offer to take back, the last one behind. */
const offers = new Map<string, () => void>();

/** Ctrl or Cmd + Z does what the newest Undo on the screen does; in a field it belongs to the browser. */
function onKey(event: KeyboardEvent) {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || event.defaultPrevented) return;
  const last = [...offers.values()].at(-1);
  if (!last || isTyping(event.target)) return;
  event.preventDefault();
  last();
}

/** From now on the key does this, until it is withdrawn. */
export function offerUndo(id: string, undo: () => void) {
  if (offers.size === 0) window.addEventListener('keydown', onKey);
  offers.delete(id);
  offers.set(id, undo);
}

export function withdrawUndo(id: string) {
  offers.delete(id);
  if (offers.size === 0) window.removeEventListener('keydown', onKey);
}
