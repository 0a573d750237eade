import { useSyncExternalStore } from 'react';
import { onOtherPerson } from '../../../lib/other-person.ts';

/** Emails on hold that a person reviews, one after the other. */
export interface Review {
  /** Counts up: each review is a new one. */
  number: number;
  ids: readonly string[];
  /** The element that opened it. */
  opener: Element | null;
}

let current: Review | null = null;
let opened = 0;
const listeners = new Set<() => void>();

function set(next: Review | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the review over the page that is on screen. It stays when the row of an email goes. */
export function openReview(ids: readonly string[]) {
  opened += 1;
  set({ number: opened, ids, opener: document.activeElement });
}
export const closeReview = () => set(null);
onOtherPerson(closeReview);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useOpenReview = (): Review | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
