import { useEffect, useEffectEvent } from 'react';

/** What a screen reader is told of the list, in the attributes of the field. */
const SAID = ['aria-controls', 'aria-autocomplete', 'aria-activedescendant', 'data-list-open'];

/**
 * The keys of a list at a field that keeps the focus: the arrows mark, Enter chooses what is marked,
 * Escape leaves the list. `list` is its id; null while it shows nothing.
 */
export function useFieldKeys(
  field: HTMLTextAreaElement,
  of: {
    list: string | null;
    marked: string | null;
    onMove: (step: 1 | -1) => void;
    onChoose: (() => void) | null;
    onLeave: () => void;
  },
) {
  const { list, marked } = of;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') of.onMove(1);
    else if (event.key === 'ArrowUp') of.onMove(-1);
    else if (event.key === 'Escape') of.onLeave();
    else if (event.key === 'Enter' && !event.shiftKey && of.onChoose) of.onChoose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (list === null) return;
    const onKey = (event: KeyboardEvent) => press(event);
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field, list]);
  useEffect(() => {
    if (list === null) return;
    field.setAttribute('aria-controls', list);
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('data-list-open', '');
    if (marked !== null) field.setAttribute('aria-activedescendant', marked);
    if (marked !== null) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' });
    return () => SAID.forEach((name) => field.removeAttribute(name));
  }, [field, list, marked]);
}
