import { useSyncExternalStore } from 'react';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { makeListeners } from '../../../lib/make-listeners.ts';

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
const { subscribe, tell } = makeListeners();

function set(next: Review | null) {
  current = next;
  tell();
}

/** Opens the review over the page that is on screen. It stays when the row of an email goes. */
export function openReview(ids: readonly string[]) {
  opened += 1;
  set({ number: opened, ids, opener: document.activeElement });
}
export const closeReview = () => set(null);
onOtherPerson(closeReview);

export const useOpenReview = (): Review | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
