import { serverTimestamp } from 'firebase/firestore';

/** The person changed a creator, now: firestore.rules take it from a browser in these words alone. */
export const personWrote = () => ({
  updated_at: serverTimestamp(),
  writer: { by: 'person', at: serverTimestamp() },
});
