import { useEffect, useState } from 'react';

/** How long the pointer rests on an element before its tooltip opens, and how long it may leave it, in ms. */
const OPEN_MS = 300;
const CLOSE_MS = 80;

const MARKED = '[data-tip]:not([data-tip=""])';

const markedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;

/** The element whose tooltip is open; null while none is. */
export function useTipTarget() {
  const [target, setTarget] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: HTMLElement | null = null;
    // A field counts as focused by the keyboard also when it is pressed.
    let isPressed = false;
    // The text may change while it is shown.
    const changes = new MutationObserver(() => setTarget(null));
    const set = (element: HTMLElement | null) => {
      changes.disconnect();
      if (element) changes.observe(element, { attributeFilter: ['data-tip'] });
      setTarget(element);
    };
    const show = (element: HTMLElement | null, after: number) => {
      clearTimeout(timer);
      next = element;
      timer = setTimeout(() => set(element), after);
    };
    const hide = () => show(null, 0);
    const onPointer = ({ target: at, pointerType }: PointerEvent) => {
      const marked = pointerType === 'touch' ? null : markedAt(at);
      if (marked === next) return;
      // Another element's tooltip must not stay beside the pointer.
      if (marked) set(null);
      show(marked, marked ? OPEN_MS : CLOSE_MS);
    };
    const onFocus = ({ target: at }: FocusEvent) => {
      const marked = isPressed ? null : markedAt(at);
      if (marked?.matches(':focus-visible')) show(marked, 0);
    };
    const onPress = () => {
      isPressed = true;
      hide();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      isPressed = false;
      if (key === 'Escape') hide();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerover', onPointer, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { capture: true, signal });
    for (const event of ['click', 'focusout', 'input'])
      document.addEventListener(event, hide, { signal });
    // What made this load.
    show(document.querySelector<HTMLElement>(`${MARKED}:is(:hover, :focus-visible)`), OPEN_MS);
    return () => {
      listeners.abort();
      changes.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return { target, close: () => setTarget(null) };
}
