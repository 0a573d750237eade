import { sessionStore } from './storage.ts';

const KEY = 'vibes.redirect';

/** Remembers, during the redirect to Google and back, that this tab waits for a sign-in. */
export const redirectPending = {
  begin: () => sessionStore.write(KEY, 'yes'),
  isPending: () => sessionStore.read(KEY) === 'yes',
  end: () => sessionStore.remove(KEY),
};
