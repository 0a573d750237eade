import { onSession, signedInUid } from './session.ts';

/** Who is signed in, and how to listen for a possible change. */
interface Seat {
  uid: () => string | null;
  listen: (listener: () => void) => void;
}

const seat: Seat = {
  uid: signedInUid,
  listen: onSession,
};

/**
 * Calls `forget` whenever another person, or nobody, is signed in from now on. A change of the same
 * person (a refreshed name or address) does not count.
 */
export function onOtherPerson(forget: () => void, { uid, listen } = seat): void {
  let before = uid();
  listen(() => {
    const now = uid();
    if (now === before) return;
    before = now;
    forget();
  });
}
