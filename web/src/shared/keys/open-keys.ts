import { makeListeners } from '../../lib/make-listeners.ts';

/** Opens the list of all keys from elsewhere on the page. */
export const { subscribe: onShowKeys, tell: showKeys } = makeListeners();
