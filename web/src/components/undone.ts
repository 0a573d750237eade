import { makeListeners } from '../lib/make-listeners.ts';

const { subscribe, tell } = makeListeners();

/** Calls `listener` when the person takes back what a toast offered to. Returns a function that stops it. */
export const onUndone = subscribe;
export const tellUndone = tell;
