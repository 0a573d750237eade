/** The creator that a command is about. */
export interface OpenCreator {
  id: string;
  name: string;
}

/** Marks what shows one creator, with their id and name. */
const SHOWN = '[data-open-creator]';

/**
 * The creator who is open on the page: in their details, or in another panel that is marked; else the
 * one whose row has the focus. Null for none.
 */
export function openCreator(focused: Element | null = document.activeElement): OpenCreator | null {
  const shown = document.querySelector<HTMLElement>(SHOWN);
  if (shown) return named(shown.dataset['openCreator'], shown.dataset['openName']);
  const row = focused?.closest<HTMLElement>('[data-row]');
  return named(row?.dataset['row'], row?.querySelector('[data-row-focus]')?.textContent);
}

const named = (id: string | undefined, name: string | null | undefined): OpenCreator | null =>
  id && name ? { id, name } : null;
