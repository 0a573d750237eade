import { useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;
/** In px: a finger that moves further scrolls. */
const FIRM = 10;

/** What the finger is lifted from may be another row by then: what was chosen moves the rows. */
function ignoreNextClick() {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = () => {
    removeEventListener('click', ignore, true);
    removeEventListener('pointerdown', end, true);
  };
  addEventListener('click', ignore, true);
  addEventListener('pointerdown', end, true);
}

/** The props of an element that hears a finger rest on it. The tap that ends the press does nothing more. */
export function useLongPress(onLong: () => void) {
  const begun = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isDone = useRef(false);
  const end = () => {
    clearTimeout(begun.current?.timer);
    begun.current = null;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end();
      isDone.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        isDone.current = true;
        ignoreNextClick();
        onLong();
      }, LONG_MS);
      begun.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = begun.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > FIRM) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu of a link that a finger rests on.
    onContextMenu: (event: MouseEvent) => {
      if (begun.current || isDone.current) event.preventDefault();
    },
  };
}
