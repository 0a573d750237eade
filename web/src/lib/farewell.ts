import { sessionStore } from './storage.ts';

/** A sentence the app stores for the public page it goes to, which is another document. */

const KEY = 'vibes.farewell';

export const leaveFarewell = (sentence: string) => sessionStore.write(KEY, sentence);

/** The stored sentence, once. */
export function takeFarewell(): string | null {
  const sentence = sessionStore.read(KEY);
  if (sentence !== null) sessionStore.remove(KEY);
  return sentence;
}
