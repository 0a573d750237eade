import { serverTimestamp } from 'firebase/firestore';

/** Marks a change by the person, now: firestore.rules accept a browser's change only with these fields. */
export const personWrote = () => ({
  updated_at: serverTimestamp(),
  writer: { by: 'person', at: serverTimestamp() },
});
