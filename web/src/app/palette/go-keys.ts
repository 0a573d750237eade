import { useEffect, useEffectEvent } from 'react';
import { hasDialog } from '../../lib/has-dialog.ts';
import { isTyping } from '../../lib/is-typing.ts';
import { PLACES } from '../../shared/keys/places.ts';

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** What a press does after the one before. */
type Step = 'begin' | 'end' | { to: string };

/** `hasBegun`: the press before was G. Any other letter ends the sequence and does its own work. */
export function goStep(press: Press, hasBegun: boolean): Step {
  if (press.shiftKey || press.ctrlKey || press.metaKey || press.altKey || press.repeat)
    return 'end';
  const letter = press.key.toLowerCase();
  const place = hasBegun ? PLACES.find((one) => one.letter === letter) : undefined;
  if (place) return { to: place.to };
  return letter === 'g' ? 'begin' : 'end';
}

/**
 * G and then a letter go to a place, but not in a field or a dialog. There is no limit of time
 * between the two; a press of the pointer, too, ends the sequence.
 */
export function useGoKeys(go: (to: string) => void) {
  const goTo = useEffectEvent(go);
  useEffect(() => {
    let hasBegun = false;
    const end = () => {
      hasBegun = false;
    };
    function onKey(event: KeyboardEvent) {
      const step = isTyping(event.target) || hasDialog() ? 'end' : goStep(event, hasBegun);
      hasBegun = step === 'begin';
      if (typeof step === 'string') return;
      // The screen may use the letter by itself, as the DM desk does.
      event.preventDefault();
      event.stopImmediatePropagation();
      goTo(step.to);
    }
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    window.addEventListener('keydown', onKey, options);
    window.addEventListener('pointerdown', end, options);
    window.addEventListener('blur', end, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}
